/// Words that the compiler treats as verbs and gerunds, in alphabetical order.
///
/// They were measured: a word is in the list if the compiler shortens `wordThing:` by the type
/// `Thing`.
let verbList = """
  abbreviate abbreviating accept accepting activate activating add adding adjust adjusting admire
  admiring admit admitting advise advising afford affording agree agreeing alert alerting allow
  allowing alter altering amuse amusing analyse analysing analyze analyzing animate animating
  announce announcing annoy annoying answer answering appear appearing append appending applaud
  applauding apply applying apportion apportioning appreciate appreciating approve approving argue
  arguing arrange arranging arrest arresting arrive arriving ask asking assign assigning attach
  attaching attack attacking attempt attempting attend attending attract attracting automate
  automating avoid avoiding awake awaking back backing bake baking balance balancing ban bang
  banging banning bare baring bat bathe bathing bating batting battle battling be beat beating
  become becoming beg begging begin beginning behave behaving being belong belonging bend bending
  bet betting bid bidding biding bite biting bleach bleaching bless blessing blind blinding blink
  blinking blot blotting blow blowing blush blushing boast boasting boil boiling bolt bolting bomb
  bombing book booking bore boring borrow borrowing bounce bouncing bow bowing box boxing brake
  braking branch branching break breaking breathe breathing bring bringing broadcast broadcasting
  bruise bruising brush brushing bubble bubbling build building bump bumping burn burning bury
  burying buy buying buzz buzzing calculate calculating call calling camp camping cancel canceling
  cancelling capture capturing care caring carry carrying carve carving cast casting catch
  catching cause causing center centering challenge challenging change changing charge charging
  chase chasing cheat cheating check checking cheer cheering chew chewing choke choking choose
  choosing chop chopping claim claiming clap clapping clean cleaning clear clearing click clicking
  close closing coach coaching coil coiling collapse collapsing collect collecting colour
  colouring comb combing come coming command commanding commit committing communicate
  communicating compare comparing compete competing complain complaining complete completing
  concentrate concentrating concern concerning confess confessing confuse confusing connect
  connecting consider considering consist consisting contain containing contains continue
  continuing convert converting copy copying correct correcting cost costing cough coughing count
  counting cover covering crack cracking crash crashing crawl crawling cross crossing crush
  crushing cry crying cure curing curl curling curve curving customize customizing cut cutting
  cycle cycling dam damage damaging damming dance dancing dare daring deactivate deactivating
  debating debiting decamp decamping decay decaying deceive deceiving decide deciding declaim
  declaiming decode decoding decorate decorating decry decrying deface defacing defer deferring
  define defining deform deforming degenerate degenerating delay delaying delete deleting delight
  delighting deliver delivering demean demeaning denote denoting depart departing depend depending
  deplaning depress depressing deprogram deprograming deprogramming deputing deride deriding
  describe describing desert deserting deserve deserving design designing despoil despoiling
  despot destroy destroying detach detaching detect detecting detest detesting detour detouring
  develop developing dig digging dim dimming disagree disagreeing disappear disappearing
  disapprove disapproving disarm disarming discover discovering dislike disliking dismiss
  dismissing display displaying divide dividing do doing double doubling doubt doubting drag
  dragging drain draining draw drawing dream dreaming dress dressing drink drinking drip dripping
  drive driving drop dropping drown drowning drum drumming dry drying duplicate duplicating dust
  dusting earn earning eat eating echo echoing edit editing educate educating embarrass
  embarrassing employ employing empty emptying enable enabling encode encoding encourage
  encouraging end ending enjoy enjoying enqueue enqueuing enter entering entertain entertaining
  enumerate enumerating escape escaping examine examining excite exciting excuse excusing execute
  executing exercise exercising exist existing expand expanding expect expecting explain
  explaining explode exploding export exporting extend extending face facing fade fading fail
  failing fancy fancying fasten fastening fax faxing fear fearing feel feeling fence fencing fetch
  fetching fight fighting fill filling film filming find finding finish finishing fire firing fit
  fitting fix fixing flap flapping flash flashing flatten flattening flip flipping float floating
  flood flooding flow flower flowering flowing fly flying focus focusing focussing fold folding
  follow fool fooling force forcing forget forgetting forgive forgiving form forming found
  founding freeze freezing frighten frightening fry frying gain gaining gather gathering gaze
  gazing generate generating get getting give giving glow glowing glue glueing gluing go going
  grab grabbing grate grating grease greasing greet greeting grin grinning grip griping gripping
  groan groaning grow growing guarantee guaranteeing guard guarding guess guessing guide guiding
  hammer hammering hand handing handle handling hang hanging happen happening harass harassing
  harm harming hate hating haunt haunting head heading heal healing heap heaping hear hearing heat
  heating help helping hide hiding highlight highlighting hit hitting hold holding hook hooking
  hop hope hoping hopping hover hovering hug hugging hum humming hunt hunting hurry hurrying hurt
  hurting identify identifying ignore ignoring imagine imagining import importing impress
  impressing improve improving include increase increasing influence influencing inform informing
  inject injecting injure injuring insert inserting instruct instructing intend intending interest
  interesting interfere interfering interrupt interrupting intersect intersecting intersects
  introduce introducing invent inventing invite inviting irritate irritating itch itching jail
  jailing jam jamming jog jogging join joining joke joking judge judging juggle juggling jump
  jumping keep keeping kick kicking kill killing kiss kissing kneel kneeling knit knitting knock
  knocking knot knotting know knowing label labeling labelling land landing last lasting laugh
  laughing launch launching lay laying lead leading learn learning leave leaving lend lending let
  letting level leveling levelling license licensing lick licking lie lighten lightening like
  liking listen listening live living load loading localize localizing lock locking long longing
  look looking lose losing love loving maintain maintaining make making man manage managing
  manning march marching mark marking marry marrying match mate mating matter mattering mean
  meaning measure measuring meddle meddling meet meeting melt melting mend mending merge merging
  mess messing milk milking mine mining minus miss missing mix mixing moan moaning moor mooring
  mourn mourning move moving muddle muddling mug mugging multiply multiplying murder murdering
  nail nailing nest nesting nod nodding normalize normalizing note notice noticing notify
  notifying noting number numbering obey obeying observe observing obtain obtaining occur
  occurring offend offending offer offering open opening order ordering overflow overflowing owe
  owing own owning pack packing paddle paddling paint painting park parking part parting pass
  paste pasting pat patting pause pausing pay paying peck pecking pedal pedaling pedalling peel
  peeling peep peeping perform performing permit permitting phone phoning pick picking pinch
  pinching pine pining place placing plan planing planning plant planting play playing please
  pleasing plug plugging poke poking polish polishing pop popping possess possessing post posting
  pour pouring practice practicing practise practising pray praying preach preaching precede
  prefer preferring preload preloading prepare preparing prepend present presenting preserve
  preserving press pressing pretend pretending prevent preventing prick pricking print printing
  produce producing program programing programming promise promising protect protecting provide
  providing pull pulling pump pumping punch punching puncture puncturing punish punishing push
  pushing put putting question questioning queue queuing race racing radiate radiating rain
  raining raise raising reach reaching reactivate reactivating read reading readjust readjusting
  readmit readmitting reanimate reanimating reappear reappearing reapply reapplying reapportion
  reapportioning rearrange rearranging reassign reassigning rebating rebroadcast rebroadcasting
  rebuild rebuilding recall recalling recapture recapturing recast recasting receive receiving
  recenter recharge recharging recheck rechecking reclaim reclaiming recognise recognising recoil
  recoiling recollect recollecting reconnect reconnecting reconsider reconsidering recopy
  recopying record recording recount recounting recover recovering recycle recycling redecorate
  redecorating redefine redefining redesign redesigning redevelop redeveloping rediscover
  rediscovering redo redoing redouble redoubling redoubt redraw redrawing redress redressing
  reduce reducing reeducate reeducating reenter reentering reexamine reexamining refill refilling
  refinish refinishing refit refitting reflect reflecting refocus refocusing refocussing reform
  reforming refuse refusing regain regaining regenerate regenerating register registering regret
  regretting reheat reheating reign reigning reinsert reinserting reinvent reinventing reject
  rejecting rejoice rejoicing rejoin rejoining relabel relabeling relabelling relax relaxing relay
  relaying relearn relearning release releasing relive reliving reload reloading rely relying
  remain remaining remake remaking remark remarking remarry remarrying rematch remember
  remembering remind reminding remiss remove removing renumber renumbering reoccur reoccurring
  reopen reopening reorder reordering repaint repainting repair repairing repay repaying repeat
  repeating replace replacing replay replaying reply replying report reporting repossess
  repossessing represent representing repress repressing reprint reprinting reproduce reproducing
  reprogram reprograming reprogramming reputing request requesting require requiring reread
  rereading rerun rerunning rescue rescuing research researching resell reselling resend reserve
  reserving resettle resettling resign resigning resin resize resizing resolve resolving resound
  resounding respell respelling restart restarting restore restoring resupply resupplying retain
  retaining retake retaking retell retelling rethink rethinking retire retiring retouch retouching
  retrace retracing retrain retraining retreat retreating retry retrying return returning reunion
  reunite reuniting reuse reusing reverse reversing review reviewing revisit revisiting rework
  reworking rewrite rewriting rhyme rhyming ride riding ring ringing rinse rinsing rise rising
  risk risking rob robbing robing rock rocking roll rolling rot rotting rub rubbing ruin ruining
  rule ruling run running rush rushing sack sacking sail sailing satisfy satisfying save saving
  saw sawing say saying scale scaling scare scaring scatter scattering scold scolding scorch
  scorching scrape scraping scratch scratching scream screaming screw screwing scribble scribbling
  scroll scrolling scrub scrubbing seal sealing search searching see seeing select selecting sell
  selling send sending separate separating serve serving settle settling shade shading share
  sharing shave shaving shelter sheltering shiver shivering shock shocking shop shopping show
  showing shrug shrugging shut shutting sigh sighing sign signal signaling signalling signing sin
  sing singing sinning sip sipping sit siting sitting ski skiing skip skipping slap slapping sleep
  sleeping slip slipping slow slowing smash smashing smell smelling smile smiling smoke smoking
  snatch snatching sneeze sneezing sniff sniffing snore snoring snow snowing soak soaking soothe
  soothing sound sounding spare sparing spark sparking sparkle sparkling speak speaking spell
  spelling spend spending spill spilling spoil spoiling spot spotting spray spraying sprout
  sprouting squash squashing squeak squeaking squeal squealing squeeze squeezing stain staining
  stamp stamping stand standardize standardizing standing stare staring start starting stay
  staying steer steering step stepping stir stirring stitch stitching stop stopping store storing
  strap strapping strengthen strengthening stretch stretching strip striping stripping stroke
  stroking stuff stuffing subtract subtracting succeed succeeding suck sucking suffer suffering
  suggest suggesting suit suiting supply supplying support supporting suppose supposing suppress
  suppressing surprise surprising surround surrounding suspect suspecting suspend suspending swim
  swimming switch switching take taking talk talking tame taming tap taping tapping taste tasting
  teach teaching tear tearing tease teasing telephone telephoning tell telling tempt tempting
  terrify terrifying test testing thank thanking thaw thawing think thinking throw throwing tick
  ticking tickle tickling tie tieing time timing tip tipping tire tiring toggle toggling touch
  touching tour touring tow towing trace tracing trade trading train training transform
  transforming translate translating transport transporting trap trapping travel traveling
  travelling traverse traversing treat treating tremble trembling trick tricking trip tripping
  trot trotting trouble troubling truncate truncating trust trusting try trying tug tugging tumble
  tumbling turn turning twist twisting understand understanding undress undressing unfasten
  unfastening union unite uniting unload unloading unlock unlocking unpack unpacking untidy up
  update updating upping use validate validating vanish vanishing visit visiting wail wailing wait
  waiting wake waking walk walking wander wandering want wanting warm warming warn warning wash
  washing waste wasting watch watching water watering wave waving wear wearing weigh weighing
  welcome welcoming whine whining whip whipping whirl whirling whisper whispering whistle
  whistling win wining wink winking winning wipe wiping wish wishing wobble wobbling wonder
  wondering work working worry worrying wrap wrapping wreck wrecking wrestle wrestling wriggle
  wriggling write writing yawn yawning yell yelling zip zipping zoom zooming
  """

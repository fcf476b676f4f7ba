// What a bridging header or the storyboard code brings in the team's project.
@_exported import UIKitStandIn

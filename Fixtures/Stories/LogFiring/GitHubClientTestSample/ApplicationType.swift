// The old spelling of 'AnyObject'.
protocol ApplicationType: class {}

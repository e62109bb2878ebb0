"""Tables as they are played: the fold of a log, what people may do, what viewers are told."""

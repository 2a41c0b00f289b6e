"""Many matches between bots: paired, in parallel, resumable, with ratings and reports. Games are known as `Game`."""

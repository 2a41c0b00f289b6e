"""A shell around the hall for one page alone: it runs in a web worker, and keeps matches in the browser's storage."""

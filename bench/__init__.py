"""Every figure the project names, measured by one command: `make bench`."""

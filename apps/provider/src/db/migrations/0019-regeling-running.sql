-- Each day looks at the arrangements that run, and not at all that ever ran.
CREATE INDEX regeling_running ON regeling (regeling_id) WHERE status = 'lopend';

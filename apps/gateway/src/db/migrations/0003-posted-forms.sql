-- Forms that were posted to a page's own address (decisions §3): each document's key once. What was
-- posted does not stand here, only where it led on to: an address of ours, and the bank's where a
-- payment was begun.

CREATE TABLE posted_form (
  -- SHA-256 over the session's hash and the document's key.
  key_hash bytea PRIMARY KEY CHECK (octet_length(key_hash) = 32),
  -- Empty while the first post is carried out.
  onward text CHECK (onward LIKE '/%' AND octet_length(onward) <= 2048),
  -- What the page it led to shows of it: the bank's address.
  carries text CHECK (octet_length(carries) <= 8192),
  created timestamptz NOT NULL
);
-- What has expired is taken out by this.
CREATE INDEX posted_form_created ON posted_form (created);
GRANT SELECT, INSERT, UPDATE, DELETE ON posted_form TO gateway_app;

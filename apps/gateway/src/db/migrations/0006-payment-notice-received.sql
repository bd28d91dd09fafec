-- What is too old is taken out by this, every few minutes.
CREATE INDEX payment_notice_received ON payment_notice (received);

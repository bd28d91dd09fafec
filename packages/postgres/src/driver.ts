import pg from 'pg';

/** The parts of the driver that open no connection. */
export const { DatabaseError, escapeLiteral, TypeOverrides, types } = pg;

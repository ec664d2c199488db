/** Files of the data directory: the embedded database, its secret, the lock, and the control file of the process that serves it. */
export const DATABASE = 'db';
export const SECRET = 'secret';
export const LOCK = 'lock';
export const CONTROL = 'control';

/** Prefix of the temporary folder of a running backup or restore. It is in the data directory: on the same disk, for its owner only. */
export const STAGING = 'backup-';

/** Files of the data directory: the embedded database, its secret, the lock, and the control file of the process that serves it. */
export const DATABASE = 'db';
export const SECRET = 'secret';
export const LOCK = 'lock';
export const CONTROL = 'control';

/** Folders of a backup or a restore under way, inside the data folder: on the same disk, and for its owner only. */
export const STAGING = 'backup-';

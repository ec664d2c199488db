/** What the data folder holds: the embedded database, its secret, the lock, and how the process that serves it is asked. */
export const DATABASE = 'db';
export const SECRET = 'secret';
export const LOCK = 'lock';
export const CONTROL = 'control';

/** Folders of a backup or a restore under way, inside the data folder: on the same disk, and for its owner only. */
export const STAGING = 'backup-';

/** The time zone of each test database, which sessions must not use. `TEST_DATABASE_ZONE` names another. */
export const ODD_ZONE = `SET timezone = '${process.env.TEST_DATABASE_ZONE || 'Asia/Kolkata'}'`;

/** Settings for `ALTER DATABASE`. A cluster gets only `ODD_ZONE`, since its nodes exchange dates in a format that all must read. */
export const ODD_SETTINGS = [ODD_ZONE, `SET datestyle = 'SQL, DMY'`];

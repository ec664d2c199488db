/** The zone that each database of the tests has, which no session may take over. `TEST_DATABASE_ZONE` names another. */
export const ODD_ZONE = `SET timezone = '${process.env.TEST_DATABASE_ZONE || 'Asia/Kolkata'}'`;

/** Settings for `ALTER DATABASE`. Nodes of a cluster exchange dates, so the format must be readable for all. */
export const ODD_SETTINGS = [ODD_ZONE, `SET datestyle = 'SQL, DMY'`];

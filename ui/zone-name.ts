/** The name of a time zone for people: `America/New York`. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

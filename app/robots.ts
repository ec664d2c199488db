import type { MetadataRoute } from 'next';

/** The public pages may be found; the dashboard is for those who know of it. Pages on a domain of their own have a file of their own. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: ['/c/', '/r/', '/docs'], disallow: '/' } };
}

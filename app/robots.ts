import type { MetadataRoute } from 'next';

/** Search engines may index public pages and documentation, not the dashboard. Custom domains have their own `robots.txt`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: ['/c/', '/r/', '/docs'], disallow: '/' } };
}

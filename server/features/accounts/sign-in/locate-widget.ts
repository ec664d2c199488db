import type { PublicCaller } from '../../../auth/public-caller';
import { DocentError, notFound } from '../../../platform/errors';

const FIND_WIDGET = {
  name: 'widget_company_for_person',
  text: `
    SELECT w."companyId" FROM "Widget" w
    JOIN "Membership" m ON m."companyId" = w."companyId" AND m."personId" = $1
    WHERE w."id" = $2 AND w."type" = $3`,
};

/**
 * Finds the company of a widget among the person's companies, so that a link to it works while the browser shows another company.
 * @throws DocentError `unauthorized`, `not_found`
 */
export async function locateWidget(
  { database, person }: PublicCaller,
  type: string,
  id: number,
): Promise<{ companyId: number }> {
  if (!person) throw new DocentError('unauthorized', 'Sign in first.');
  const [row] = await database.sql<{ companyId: number }>(FIND_WIDGET, [person.id, id, type]);
  if (!row) throw notFound('Widget');
  return row;
}

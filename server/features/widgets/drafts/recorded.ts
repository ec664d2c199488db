import { recordedDrafts } from '../../drafts/recorded';
import { draftableOf } from '../draft';
import { definitionOfWidget } from '../guards';
import { WIDGET } from '../recorded';
import { checkReferences } from '../references';
import { widgetSubject } from './subject';

/** The unpublished changes of a widget, as the list of changes records them. */
export const WIDGET_CHANGES = recordedDrafts({
  kind: 'widget-draft',
  path: WIDGET.path,
  subjectOf: async (ctx, { id = 0 }) =>
    widgetSubject(ctx, { widgetType: (await definitionOfWidget(ctx, id)).path, id }),
  requireReferences: (ctx, tx, _ids, fields) =>
    checkReferences(tx, ctx.companyId, draftableOf(fields), { isDraft: true }),
  pageOf: WIDGET.pageOf,
});

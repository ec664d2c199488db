import { recordedDrafts } from '../../drafts/recorded';
import { definitionForId, WIDGET } from '../recorded';
import { widgetSubject } from './subject';

/** The unpublished changes of a widget, as the list of changes records them. */
export const WIDGET_CHANGES = recordedDrafts({
  kind: 'widget-draft',
  path: WIDGET.path,
  subjectOf: async (ctx, { id = 0 }) => widgetSubject(ctx, { widgetType: (await definitionForId(ctx, id)).path, id }),
  pageOf: WIDGET.pageOf,
});

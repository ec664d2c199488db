import { recordedDrafts } from '../../drafts/recorded';
import { definitionOfWidget } from '../guards';
import { WIDGET } from '../recorded';
import { widgetSubject } from './subject';

/** The unpublished changes of a widget, as the list of changes records them. */
export const WIDGET_CHANGES = recordedDrafts({
  kind: 'widget-draft',
  path: WIDGET.path,
  subjectOf: async (ctx, { id = 0 }) =>
    widgetSubject(ctx, { widgetType: (await definitionOfWidget(ctx, id)).path, id }),
  pageOf: WIDGET.pageOf,
});

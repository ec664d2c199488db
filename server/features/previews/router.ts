import { operation, router } from '../../operations/operation';
import { preview, previewInput } from './schema';
import { previewWidget } from './service';

export const previewsRouter = router({
  get: operation({
    method: 'GET',
    path: '/widgets/{widgetType}/{id}/preview.png',
    tool: 'preview_widget',
    tag: 'All widgets',
    load: 'elsewhere',
    picture: true,
    errors: ['not_configured'],
    summary: 'Preview a widget as a picture',
    description:
      'Draws a widget, live or not, as people see it, over a page of placeholders. Use it to see overflow, contrast and missing pictures. Needs a browser on the server (`CHROMIUM_PATH`); without one: `not_configured`.',
  })
    .input(previewInput)
    .output(preview)
    .query(({ ctx, input }) => previewWidget(ctx, input)),
});

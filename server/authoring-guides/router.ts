import { operation, router } from '../operation/operation';
import { guide, guideInput, validation, validationInput } from './schema';
import { getAuthoringGuide, validateWidget } from './service';

const TAG = 'Authoring';

export const authoringRouter = router({
  guide: operation({
    method: 'GET',
    path: '/authoring-guides/{widgetType}',
    tool: 'get_authoring_guide',
    tag: TAG,
    summary: 'Read how to write a widget',
    description:
      'The fields of a widget type with their known values, what publishing needs, the targeting rules, templates to begin from, and one good example.',
  })
    .input(guideInput)
    .output(guide)
    .query(({ input }) => getAuthoringGuide(input)),

  validate: operation({
    method: 'GET',
    path: '/widgets/{widgetType}/{id}/validation',
    tool: 'validate_widget',
    tag: TAG,
    summary: 'Validate a widget',
    description:
      'A dry run of publishing: says what is unmet, and in `warnings` what is accepted but cannot mean what was meant. Changes nothing.',
  })
    .input(validationInput)
    .output(validation)
    .query(({ ctx, input }) => validateWidget(ctx, input)),
});

import { operation, router } from '../../operations/operation';
import { createInput, getInput, listInput, proposal, proposalPath, proposals, publishInput } from './schema';
import {
  createProposal,
  discardProposal,
  getProposal,
  listProposals,
  publishProposal,
  revertProposal,
} from './service';

const TAG = 'Proposals';
const ONE = '/proposals/{proposalId}' as const;

export const proposalsRouter = router({
  list: operation({
    method: 'GET',
    path: '/proposals',
    tool: 'list_proposals',
    tag: TAG,
    summary: 'List proposals',
    description: 'The company’s proposals, newest first.',
  })
    .input(listInput)
    .output(proposals)
    .query(({ ctx, input }) => listProposals(ctx, input)),

  create: operation({
    method: 'POST',
    path: '/proposals',
    tool: 'create_proposal',
    tag: TAG,
    summary: 'Create a proposal',
    description:
      'A proposal holds several new records and unpublished changes, which are published, discarded and reverted as one. Add parts with `proposalId` in create_widget, update_widget_draft, create_segment, create_changelog_post, update_changelog_post_draft and update_roadmap_item_draft. Then give a person its `dashboardUrl`, the one link where they review and publish it.',
  })
    .input(createInput)
    .output(proposal)
    .mutation(({ ctx, input }) => createProposal(ctx, input)),

  get: operation({
    method: 'GET',
    path: ONE,
    tool: 'get_proposal',
    tag: TAG,
    load: 'heavy',
    summary: 'Read a proposal',
    description:
      'A proposal with its parts: what each changes, conflicts, unmet requirements, warnings, and URLs of `pictures`. To see a picture, call preview_widget with the `type` and `targetId` of the part, and `draft: true` where the URL has it.',
  })
    .input(getInput)
    .output(proposal)
    .query(({ ctx, input }) => getProposal(ctx, input)),

  publish: operation({
    method: 'POST',
    path: `${ONE}/publish`,
    tool: 'publish_proposal',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['edit_conflict', 'not_live', 'conflict', 'invalid_tag_names'],
    summary: 'Publish a proposal',
    description:
      'Publishes all open parts, or those in `parts`, at once. If one cannot be published, nothing is: `details.parts` names each with its reason, and `details.conflicts` all conflicts.',
  })
    .input(publishInput)
    .output(proposal)
    .mutation(({ ctx, input }) => publishProposal(ctx, input)),

  discard: operation({
    method: 'POST',
    path: `${ONE}/discard`,
    tool: 'discard_proposal',
    tag: TAG,
    status: 200,
    errors: ['conflict'],
    summary: 'Discard a proposal',
    description:
      'Archives its new widgets, discards its drafts, and deletes its new posts and unused segments. Published parts stay.',
  })
    .input(proposalPath)
    .output(proposal)
    .mutation(({ ctx, input }) => discardProposal(ctx, input)),

  revert: operation({
    method: 'POST',
    path: `${ONE}/revert`,
    tool: 'revert_proposal',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['conflict'],
    summary: 'Revert a published proposal',
    description:
      'Takes back what it published: live records get their former content, new widgets and posts are unpublished, unused segments are deleted. What people changed since stays, and `kept` of each part names it.',
  })
    .input(proposalPath)
    .output(proposal)
    .mutation(({ ctx, input }) => revertProposal(ctx, input)),
});

// Functions for the public pages. They are not operations of the API, since readers have no credentials.
export { isReserved } from './domains';
export { findByHost, findByPublicId, type PublicPage } from './find';
export { ideaInput, submitIdea } from './idea';
export { ideaRateLimitKey, MAX_IDEAS_PER_MINUTE } from './idea-bounds';
export { type PublicItem, type PublicSection, readSections } from './items';
export { endsSubscription } from './leaving';
export { type PostUrlParts, type PublicPost, readPost, readPostPlaces, readPosts, readPostTags } from './posts';
export { readSite, type Site } from './site';
export { type PageVoter, readVoted, voteOnPage } from './vote';

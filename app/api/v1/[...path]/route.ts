import { handleRestFetch } from '../../../../server/api/rest';

// `npm start` answers these paths before Next sees them; this is for a server that runs Next alone.
export {
  handleRestFetch as DELETE,
  handleRestFetch as GET,
  handleRestFetch as HEAD,
  handleRestFetch as OPTIONS,
  handleRestFetch as PATCH,
  handleRestFetch as POST,
  handleRestFetch as PUT,
};
export const dynamic = 'force-dynamic';

import { NotFound } from '../../_ui/page-states/not-found';

export default function NotFoundPage() {
  return <NotFound />;
}

import { NotFound } from '../../_ui/page/not-found';

export default function NotFoundPage() {
  return <NotFound />;
}

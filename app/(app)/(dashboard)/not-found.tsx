import { NotFound } from '../../_ui/not-found';

export default function NotFoundPage() {
  return <NotFound />;
}

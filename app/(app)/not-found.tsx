import { NotFound } from '../_ui/not-found';
import { Shell } from '../_ui/shell/shell';

/** The builder has no frame of its own for what is not there. */
export default function NotFoundPage() {
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}

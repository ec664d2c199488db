import { NotFound } from '../_ui/page-states/not-found';
import { Shell } from '../_ui/shell/shell';

/** Includes the shell of the dashboard, because the layout of the builder has none. */
export default function NotFoundPage() {
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}

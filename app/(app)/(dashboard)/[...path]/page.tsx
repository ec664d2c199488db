import { notFound } from 'next/navigation';

/** Catches addresses without a page. */
export default function UnknownPage() {
  notFound();
}

import { notFound } from 'next/navigation';

/** Whatever no other page is at. */
export default function LostPage() {
  notFound();
}

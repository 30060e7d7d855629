import { data } from 'react-router';

/** Every address that no other route knows. */
export function loader() {
  throw data('The page moved, or never hung here. Start again from the window.', { status: 404 });
}

export default function NotFound() {
  return null;
}

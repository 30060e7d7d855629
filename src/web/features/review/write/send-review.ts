import { call } from '../../../state/api/call.ts';

/** A new review, or one's own changed, as its form has it. */
export function sendReview(productId: number, id: number | null, form: FormData, photoIds: string[]) {
  const words = (name: string) => String(form.get(name) ?? '').trim();
  const number = (name: string) => (words(name) === '' ? null : Number(words(name)));
  const body = {
    rating: Number(words('rating')),
    fit: number('fit'),
    title: words('title'),
    bodyText: words('bodyText'),
    sizeId: number('sizeId'),
    heightCm: number('heightCm'),
    usualSize: words('usualSize') || null,
    photoIds,
  };
  return id === null
    ? call('POST /api/reviews', { body: { productId, ...body } })
    : call('PATCH /api/reviews/{id}', { params: { id }, body });
}

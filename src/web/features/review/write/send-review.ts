import { call } from '../../../state/api/call.ts';

/** A new review, or one's own changed, as its form has it. */
export function sendReview(productId: number, id: number | null, form: FormData, photoIds: string[]) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)));
  const body = {
    rating: Number(text('rating')),
    fit: number('fit'),
    title: text('title'),
    bodyText: text('bodyText'),
    sizeId: number('sizeId'),
    heightCm: number('heightCm'),
    usualSize: text('usualSize') || null,
    photoIds,
  };
  return id === null
    ? call('POST /api/reviews', { body: { productId, ...body } })
    : call('PATCH /api/reviews/{id}', { params: { id }, body });
}

// What the shop knows of the pictures and the film of a form: asked again as long as sizes of them are being made.
import { useRef } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import type { ProductForm } from '../../../domain/desk/product/product-form.ts';
import { call } from '../../state/api/call.ts';
import { usePolled } from '../jobs/use-job.ts';

type Media = CallAnswer<'GET /api/admin/products/{id}/media'>['content'];

const nothing: Media = { uploads: [], pictures: [], films: [] };

/** The last answer stays until the next has come. */
export function useMedia(
  productId: number,
  { images, swatch, film }: Pick<ProductForm, 'images' | 'swatch' | 'film'>,
  version: number,
): Media {
  const named = [...images.map(({ path }) => path), swatch, film?.poster ?? '', film?.path ?? ''];
  const paths = [...new Set(named)].filter((path) => path !== '').join(',');
  const { answer } = usePolled(
    `${productId} ${version} ${swatch} ${paths}`,
    (signal) =>
      call(
        'GET /api/admin/products/{id}/media',
        { params: { id: String(productId) }, query: { paths, swatch } },
        { signal },
      ),
    ({ content }) => content.pictures.some(({ made, sizes }) => made < sizes),
  );
  const last = useRef(nothing);
  if (answer?.ok) last.current = answer.data.content;
  return last.current;
}

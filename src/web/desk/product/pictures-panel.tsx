// The pictures of a product in their order, its swatch and its film: brought many at once, cut, said in every language.
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import {
  addFilm,
  addPictures,
  countMissingAlts,
  movePicture,
  removePicture,
  replacePicture,
} from '../../../domain/desk/product/form-pictures.ts';
import type { FormImage } from '../../../domain/desk/product/product-form.ts';
import { photoUrl } from '../../../domain/media/photo.ts';
import { mostPictures } from '../../../domain/media/product-picture.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { words } from '../../../words/desk-pictures/words.ts';
import { words as productWords } from '../../../words/desk-products/words.ts';
import { Panel, Small } from '../parts/panel.tsx';
import { useLift } from '../parts/use-lift.ts';
import type { ProductPartProps } from '../products/product-context.ts';
import { useOfferUndo } from '../shell/undo.tsx';
import { ComingFiles, Earlier } from './coming-files.tsx';
import { CutDialog, type WishedCut } from './cut-dialog.tsx';
import { FilmPart } from './film-part.tsx';
import { PictureCard } from './picture-card.tsx';
import styles from './pictures.module.css';
import { SwatchPart } from './swatch-part.tsx';
import { useFiles } from './use-files.ts';
import { useMedia } from './use-media.ts';
import { arrivedFirst, useUploads } from './use-uploads.ts';

export function PicturesPanel(props: ProductPartProps) {
  const { product, form, why, onChange, isFixed } = props;
  const { images } = form;
  const media = useMedia(product.productId, form, product.version);
  const uploads = useUploads(product.productId);
  const offerUndo = useOfferUndo();
  const [wish, setWish] = useState<WishedCut | null>(null);
  const [news, setNews] = useState('');
  // What is taken back is put into the form as it is by then.
  const latest = useRef(props);
  latest.current = props;
  const isOver = useFiles(uploads.add, isFixed);
  const { liftedAt, status, gripOf } = useLift(
    {
      count: images.length,
      onMove: (from, to) => onChange({ images: movePicture(latest.current.form.images, from, to) }),
    },
    {
      lifted: (at) => words.lifted(at + 1, images.length),
      movedTo: (at) => words.movedTo(at + 1, images.length),
      putDown: (at) => words.putDown(at + 1, images.length),
      putBack: (at) => words.putBack(at + 1),
    },
  );

  const arrived = arrivedFirst(uploads.files);
  useEffect(() => {
    if (arrived.length === 0) return;
    const pictures = arrived.filter(({ kind }) => kind === 'picture');
    const film = arrived.findLast(({ kind }) => kind === 'film');
    const added = addPictures(form, pictures.map(asPicture));
    onChange({ ...(pictures.length > 0 && added), ...(film && addFilm({ ...form, ...added }, film.path)) });
    setNews(arrived.map(({ name }) => words.arrived(name)).join(' '));
    uploads.take(arrived.map(({ key }) => key));
  }, [arrived, form, onChange, uploads]);

  const takeOff = (index: number) => {
    const { images: before, swatch } = form;
    const removed = before[index];
    if (!removed) return;
    onChange(removePicture(form, index));
    offerUndo({
      text: words.takenOff(index + 1),
      takeBack: async () => ({ ok: true, data: undefined }),
      onTakenBack: () => {
        const { form: now, onChange: change } = latest.current;
        if (now.images.some(({ path }) => path === removed.path)) return;
        change({
          images: movePicture([...now.images, removed], now.images.length, index),
          ...(swatch === removed.path && { swatch }),
        });
      },
    });
  };
  const changeAlt = (index: number, alt: FormImage['alt']) =>
    onChange({ images: images.map((image, at) => (at === index ? { ...image, alt } : image)) });
  const pictureOf = (path: string) => media.pictures.find((picture) => picture.path === path);
  const wished = wish && pictureOf(wish.path);
  return (
    <Panel
      name={productWords.pictures(form.texts.en.colour)}
      aside={isFixed ? undefined : `${words.hint}. ${words.keysHint}`}
    >
      <div className={styles.over} data-over={isOver || undefined}>
        {why('images') !== undefined && (
          <p className={styles.why} role="alert">
            {why('images')}
          </p>
        )}
        <MissingAlts images={images} />
        <ol className={styles.pictures}>
          {images.map((image, index) => (
            <PictureCard
              key={image.path}
              image={image}
              index={index}
              facts={pictureOf(image.path)}
              isLifted={liftedAt === index}
              grip={gripOf(index)}
              why={why}
              isFixed={isFixed}
              onAlt={(alt) => changeAlt(index, alt)}
              onCut={(shape) => setWish({ path: image.path, shape })}
              onTakeOff={() => takeOff(index)}
            />
          ))}
          {!isFixed && (
            <ComingFiles
              uploads={uploads}
              first={images.length + 1}
              isFull={images.length >= mostPictures}
              isOver={isOver}
            />
          )}
        </ol>
        <VisuallyHidden role="status">{status}</VisuallyHidden>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        {!isFixed && (
          <Earlier
            productId={product.productId}
            uploads={media.uploads}
            shown={[...images.map(({ path }) => path), form.swatch, form.film?.path, form.film?.poster]}
            onUse={(upload) => {
              if (upload.film !== null) onChange(addFilm(form, upload.film));
              else if (upload.picture !== null)
                onChange(addPictures(form, [asPicture({ path: upload.picture })]));
            }}
          />
        )}
      </div>
      <div className={styles.others}>
        <SwatchPart {...props} />
        <FilmPart {...props} films={media.films} />
      </div>
      {wish && wished && (
        <CutDialog
          wish={wish}
          picture={wished}
          onClose={() => setWish(null)}
          onCut={(cut) => {
            onChange(wish.shape === 'swatch' ? { swatch: cut.path } : replacePicture(form, wish.path, cut));
            setWish(null);
          }}
        />
      )}
    </Panel>
  );
}

const asPicture = ({ path }: { readonly path: string }) => ({ path, url: photoUrl(path) ?? '' });

/** What is left to say before it goes live, and what English stands in for. */
function MissingAlts({ images }: { images: readonly FormImage[] }) {
  const counts = countMissingAlts(images);
  const [own, ...others] = languages;
  return (
    <div className={styles.unsaid}>
      {counts[own] > 0 && <Small>{words.altMissing(counts[own])}</Small>}
      {others.map(
        (language) =>
          counts[language] > 0 && (
            <Small key={language}>
              {words.altUntranslated(counts[language], words.altLanguages[language])}
            </Small>
          ),
      )}
    </div>
  );
}

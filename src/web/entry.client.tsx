import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { nameShop } from '../words/shop-name.ts';

nameShop(document.documentElement.dataset.shop);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A page that has come is shown in one go. As a transition it would be made in slices, after the frame around
          it has been made once more for the new address: on a slow phone, a tenth of a second later. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

// Whether shoppers see it, from when, and what stands in the way.
import { useState } from 'react';
import type { DeskProduct } from '../../../contract/desk/products.ts';
import { type ProductState, productStates } from '../../../domain/catalogue/product-state.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-products/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Choices, Form, Tick } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Box, Panel, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { MomentField } from './moment-field.tsx';
import { problemsOf } from './problems-of.ts';
import styles from './product.module.css';
import type { ProductPartProps } from './product-context.ts';

interface StatePanelProps extends ProductPartProps {
  isUnsaved: boolean;
  onChanged: (product: DeskProduct) => void;
}

export function StatePanel({ product, isUnsaved, onChanged, isFixed }: StatePanelProps) {
  const { productId, version, status, publishAt, missing } = product;
  const { send, isBusy, news } = useChange();
  const [state, setState] = useState<ProductState>(status);
  const [at, setAt] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const params = { id: String(productId) };
  const ask = () => {
    switch (state) {
      case 'live':
        return call('POST /api/admin/products/{id}/publish', { params, body: { version } });
      case 'scheduled':
        return call('POST /api/admin/products/{id}/publish', {
          params,
          body: { version, at: new Date(at).toISOString() },
        });
      case 'draft':
        return call('POST /api/admin/products/{id}/withdraw', { params, body: { version } });
      case 'archived':
        return call('POST /api/admin/products/{id}/archive', { params, body: { version } });
    }
  };
  const change = () => {
    setProblems([]);
    return send(
      ask,
      ({ content }) => {
        onChanged(content);
        return words.stateSet[state];
      },
      ({ problem }) => setProblems([...new Set(Object.values(problemsOf(problem)))].slice(1)),
    );
  };
  const isReady = !isUnsaved && (state === 'scheduled' ? at !== '' : state !== status);
  return (
    <Panel name={words.inTheShop}>
      {status === 'scheduled' && publishAt !== null && (
        <Box>{words.plannedFor(formatMomentAt(pageLanguage, publishAt, deviceNow()))}</Box>
      )}
      {status !== 'live' && missing.length > 0 && (
        <div className={styles.missing}>
          <p>{words.notReady}</p>
          <ul>
            {[...new Set(missing.map(({ code }) => code))].map((code) => (
              <li key={code}>{words.faults[code as keyof typeof words.faults]('')}</li>
            ))}
          </ul>
        </div>
      )}
      {!isFixed && (
        <Form onSubmit={() => isReady && change()}>
          <Choices legend={words.productColumns.state}>
            {productStates.map((one) => (
              <Tick
                key={one}
                group="state"
                label={words.stateNames[one]}
                isOn={state === one}
                onChange={() => setState(one)}
              />
            ))}
          </Choices>
          {state === 'scheduled' && <MomentField label={words.goesLive} value={at} onChange={setAt} />}
          <div>
            <Button type="submit" isBusy={isBusy} isOff={!isReady}>
              {words.setState[state]}
            </Button>
          </div>
          {isUnsaved && <Small>{words.stateHint}</Small>}
        </Form>
      )}
      <NewsPlace news={news} />
      {problems.map((problem) => (
        <p key={problem} className={styles.why}>
          {problem}
        </p>
      ))}
    </Panel>
  );
}

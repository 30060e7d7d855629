import page from '../../design/text/page.module.css';
import text from '../../design/text/text.module.css';
import { sizeCharts } from '../../domain/size-chart/size-chart.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { nameChart } from '../../words/size-chart/name-chart.ts';
import { words } from '../../words/size-chart/words.ts';
import { LengthUnitChoice, useLengthUnit } from '../parts/size-chart/length-unit-choice.tsx';
import { SizeChartTable } from '../parts/size-chart/size-chart.tsx';
import styles from '../parts/size-chart/size-chart-page.module.css';
import type { Route } from './+types/size-chart';

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.sizeChart) },
  { name: 'description', content: words.description },
];

export default function SizeChartPage() {
  const { unit, choose } = useLengthUnit();
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1 className={`${text.display} ${styles.heading}`}>{words.sizeChart}</h1>
      <LengthUnitChoice unit={unit} onChoose={choose} />
      {sizeCharts.map((chart) => (
        <section key={chart.kind} id={chart.kind} className={styles.chart}>
          <h2 className={text.heading}>{nameChart(pageLanguage, chart.kind)}</h2>
          <SizeChartTable chart={chart} unit={unit} />
        </section>
      ))}
    </main>
  );
}

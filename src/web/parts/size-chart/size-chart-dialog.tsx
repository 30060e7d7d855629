import { Dialog } from '../../../design/overlay/dialog.tsx';
import type { ChartKind } from '../../../domain/product/sizes.ts';
import { chartOfKind } from '../../../domain/size-chart/size-chart.ts';
import { words } from '../../../words/size-chart/words.ts';
import type { OverlayProps } from '../overlay/lazy-overlay.tsx';
import { LengthUnitChoice, useLengthUnit } from './length-unit-choice.tsx';
import { SizeChartTable } from './size-chart.tsx';

interface SizeChartDialogProps extends OverlayProps {
  kind: ChartKind;
  chosen?: string | undefined;
}

export default function SizeChartDialog({ open, onClose, kind, chosen }: SizeChartDialogProps) {
  const { unit, choose } = useLengthUnit();
  return (
    <Dialog title={words.sizeChart} width={680} open={open} onOpenChange={onClose}>
      <LengthUnitChoice unit={unit} onChoose={choose} />
      <SizeChartTable chart={chartOfKind(kind)} unit={unit} chosen={chosen} />
    </Dialog>
  );
}

import { Dialog } from '../../../design/dialog.tsx';
import { chartOfKind } from '../../../domain/size-chart.ts';
import type { ChartKind } from '../../../domain/sizes.ts';
import type { OverlayProps } from '../../state/lazy-overlay.tsx';
import { SizeChartTable } from './size-chart.tsx';

interface SizeChartDialogProps extends OverlayProps {
  kind: ChartKind;
  chosen?: string | undefined;
}

export default function SizeChartDialog({ open, onClose, kind, chosen }: SizeChartDialogProps) {
  return (
    <Dialog title="Size chart" width={680} open={open} onOpenChange={onClose}>
      <SizeChartTable chart={chartOfKind(kind)} chosen={chosen} />
    </Dialog>
  );
}

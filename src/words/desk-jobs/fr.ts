import { inFrench } from '../plural.ts';

export const jobs = 'Travaux';
export const jobsHint =
  'Les longs travaux que vous avez lancés. Ils continuent si vous quittez la page ; les fichiers sont gardés une semaine.';
export const noJobs = 'Pas encore de long travail.';
export const noJobsWhy =
  'Exportez une liste entière ou expédiez plusieurs commandes à la fois, et vous les verrez ici.';
export const kinds = {
  export_orders: 'Export des commandes',
  export_customers: 'Export des clients',
  export_products: 'Export des articles',
  ship_orders: 'Expédition',
  retry_messages: 'Messages réessayés',
  drop_messages: 'Messages abandonnés',
  check_import: 'Fichier parcouru',
  apply_import: 'Import',
  undo_import: 'Import annulé',
  export_codes: 'Export des codes promo',
  make_codes: 'Création de codes promo',
};
export const states = {
  waiting: 'En attente',
  running: 'En cours',
  done: 'Terminé',
  failed: 'Échoué',
  cancelled: 'Annulé',
};
export const columns = {
  what: 'Quoi',
  state: 'État',
  progress: 'Fait',
  by: 'Par',
  at: 'Lancé',
  acts: 'Fichier',
};
export const progress = (done: string, of: string | null) => (of === null ? done : `${done} sur ${of}`);
export const goesOn = 'Vous pouvez quitter cette page, le travail continue.';
export const cancel = 'Annuler le travail';
export const cancelOf = (kind: string, done: string) => `${cancel} : ${kind}, ${done}`;
export const download = (size: string) => `Télécharger le CSV, ${size}`;
export const kilobytes = (count: string) => `${count} ko`;
export const fileUntil = (day: string) => `Le fichier est gardé jusqu’au ${day}.`;
export const refused = (count: number) => `${count} ${inFrench(count, 'refusé', 'refusés')}`;
export const failedWhy = 'Il a été abandonné, ou la personne qui l’a lancé n’en a plus le droit.';
export const exportAll = 'Tout exporter';

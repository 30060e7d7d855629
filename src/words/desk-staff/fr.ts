import type { DeskVerb } from '../../domain/desk/verbs.ts';
// What the desk says of staff, tokens and the audit.
import { inFrench } from '../plural.ts';

export const roleHints = {
  owner: 'Propriétaire : tout',
  manager: 'Responsable : tout sauf la maison',
  packer: 'Préparation : emballer, expédier, compter',
  support: 'Service client : écrire, modifier, répondre, rembourser un peu',
  reader: 'Lecture : regarder',
};
export const copy = 'Copier';
/** What a verb allows, as a scope of a token. */
export const verbs: Readonly<Record<DeskVerb, string>> = {
  'today.read': 'Voir les chiffres du jour',
  'orders.read': 'Voir les commandes',
  'orders.create': 'Prendre des commandes par téléphone',
  'orders.ship': 'Emballer et expédier',
  'orders.change': 'Modifier, retenir, annuler, accepter des retours',
  'orders.note': 'Écrire des notes',
  'orders.refund': 'Rembourser',
  'orders.export': 'Exporter toutes les commandes',
  'customers.read': 'Voir les clients',
  'customers.credit': 'Donner et reprendre de l’avoir',
  'customers.export': 'Exporter les données d’un client',
  'customers.erase': 'Effacer un client',
  'reviews.read': 'Lire les avis',
  'reviews.moderate': 'Répondre aux avis et les refuser',
  'messages.read': 'Lire les messages',
  'messages.change': 'Relancer des messages, les abandonner',
  'codes.read': 'Voir les codes promo',
  'codes.change': 'Créer, modifier et terminer des codes promo',
  'products.read': 'Voir les articles',
  'products.change': 'Modifier les articles',
  'products.import': 'Importer des articles',
  'content.read': 'Voir le contenu',
  'content.change': 'Arranger les pages et les mettre en boutique',
  'deals.read': 'Voir les ventes flash',
  'deals.change': 'Programmer, modifier et terminer des ventes flash',
  'stock.read': 'Voir le stock',
  'stock.change': 'Corriger le stock',
  'demand.read': 'Voir qui attend quoi',
  'feeds.read': 'Voir les flux',
  'flags.read': 'Voir les options',
  'flags.change': 'Changer les options',
  'settings.read': 'Voir les réglages',
  'settings.change': 'Changer les réglages',
  'money.read': 'Lire le rapprochement',
  'staff.read': 'Voir l’équipe et les jetons',
  'staff.change': 'Inviter, changer les rôles, désactiver',
  'tokens.change': 'Créer et révoquer des jetons',
  'webhooks.read': 'Voir les webhooks et leur journal',
  'webhooks.change': 'Ajouter, retirer, réactiver et renvoyer',
  'views.change': 'Garder des vues de listes',
  'jobs.read': 'Voir ses propres travaux',
  'jobs.change': 'Annuler ses propres travaux',
  'work.change': 'Relancer ce que la boutique a abandonné',
  'audit.read': 'Lire le journal',
};

// Staff
export const staffSummary = (people: number, invited: number) =>
  `${people} ${inFrench(people, 'personne', 'personnes')}, ${invited} ${inFrench(invited, 'invitation', 'invitations')}. Une seule table de droits décide ; le comptoir et les jetons lisent la même.`;
export const people = 'Personnes';
export const name = 'Nom';
export const role = 'Rôle';
export const sessions = 'Sessions';
export const since = 'Depuis';
export const active = 'Active';
export const switchedOff = 'Désactivée';
export const invited = (day: string) => `Invitée, jusqu’au ${day}`;
export const roleOf = (person: string) => `Rôle de ${person}`;
export const roleChanged = (person: string, role: string) => `Rôle de ${person} : ${role}.`;
export const switchOff = 'Désactiver…';
export const switchOn = 'Réactiver';
export const switchOffQuestion = (person: string) => `Désactiver ${person} ?`;
export const switchOffWhy = (sessions: number) =>
  `${sessions} ${inFrench(sessions, 'session se termine', 'sessions se terminent')} aussitôt, où qu’elles soient. Ce que cette personne a fait reste.`;
export const keepOn = 'Laisser active';
export const isSwitchedOff = (person: string) =>
  `Accès désactivé : ${person}. Ses sessions sont terminées, et le restent.`;
export const switchOffNow = 'Désactiver maintenant';
export const invite = 'Inviter';
export const makeLink = 'Créer un lien';
export const linkHint = 'Le lien sert une fois, pendant 7 jours.';
export const linkShownOnce = 'Le lien n’est montré que cette fois. Envoyez-le par un moyen sûr.';
export const whoMay = 'Rôles';
export const may = 'peut';
export const mayAfterProof = 'peut, et doit se reconnecter';
export const mayWithin = (perDay: string) => `peut, jusqu’à ${perDay} par jour, et doit se reconnecter`;
export const mayNot = 'ne peut pas';
export const verb = 'Peut';

// Tokens
export const tokensHint =
  'Des programmes appellent le comptoir avec eux. Un jeton a les droits avec lesquels il a été créé, et pas davantage.';
export const newToken = 'Un nouveau jeton';
export const tokenName = 'Nom';
export const tokenScopes = 'Peut';
export const makeToken = 'Créer le jeton';
export const secretShownOnce =
  'Il n’est montré que cette fois. Seule une empreinte est gardée ; perdu, il faut en créer un autre.';
export const putAway = 'Je l’ai rangé où il faut';
export const lastUsed = 'Dernier emploi';
export const neverUsed = 'jamais';
export const madeBy = 'Créé par';
export const verbCount = (count: number) => `${count} ${inFrench(count, 'droit', 'droits')}`;
export const revoke = 'Révoquer…';
export const revokeOf = (token: string) => `Révoquer ${token}`;
export const revokeQuestion = (token: string) => `Révoquer ${token} ?`;
export const revokeWhy = 'Le programme qui l’emploie est refusé dès maintenant. C’est définitif.';
export const revokeIt = 'Révoquer';
export const keepToken = 'Le garder';
export const noTokens = 'Pas encore de jetons.';

// Audit
export const auditHint = 'Chaque changement fait au comptoir ou par jeton. Le journal ne fait que grandir.';
export const auditColumns = {
  at: 'Quand',
  by: 'Qui',
  verb: 'Quoi',
  thing: 'Objet',
  change: 'Avant et après',
  address: 'D’où',
};
export const auditFilters = { thing: 'Objet', thingId: 'Numéro', person: 'Personne', from: 'Du', to: 'Au' };
export const byKinds = {
  person: 'comptoir',
  token: 'jeton',
  environment: 'environnement',
  shop: 'la boutique',
};
export const fromPlace = (kind: string, address: string) =>
  [kind, address].filter((part) => part !== '').join(', ');
export const nothingChanged = 'rien n’a changé';

// Joining
export const join = 'Rejoindre le comptoir';
export const joinLead = 'Vous êtes invité à travailler au comptoir de cette boutique. Le lien sert une fois.';
export const joinNow = 'Rejoindre';
export const joinWithoutLink = 'Ce lien n’est pas entier. Demandez-en un nouveau.';
export const openDesk = 'Ouvrir le comptoir';
export const joinedAs = (role: string) => `Bienvenue. Votre rôle ici : ${role.toLowerCase()}.`;

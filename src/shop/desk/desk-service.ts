import {
  type AuditFilters,
  countAudit,
  findAudit,
  insertAuditEntry,
} from '../../database/queries/desk/audit.ts';
import { hasStaff } from '../../database/queries/desk/first-owner.ts';
import { insertNote } from '../../database/queries/desk/order-note.ts';
import { findViews, type ViewRecord } from '../../database/queries/desk/saved-view.ts';
import { findStaffAccess, saveProof } from '../../database/queries/desk/second-factor.ts';
import { findInvitations, findStaff } from '../../database/queries/desk/staff.ts';
import {
  countStock,
  findHolds,
  findLedger,
  findStockPage,
  hasProduct,
  type StockFilters,
} from '../../database/queries/desk/stock-list.ts';
import { findTokens } from '../../database/queries/desk/token.ts';
import {
  countDeliveries,
  findDeliveries,
  findWebhook,
  findWebhooks,
} from '../../database/queries/desk/webhook.ts';
import { findDeadJobs } from '../../database/queries/job/job.ts';
import { lockOrder } from '../../database/queries/order/order-change.ts';
import type { CountScope } from '../../database/queries/stock/stock-count.ts';
import { findLostMessages } from '../../database/queries/waitlist/waitlist-message.ts';
import type { Customer } from '../../domain/account/customer.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import type { AgeSort } from '../../domain/desk/list.ts';
import type { StockCursor, StockSort } from '../../domain/desk/stock-list.ts';
import type { DeskVerb, StaffRole } from '../../domain/desk/verbs.ts';
import type { WebhookState } from '../../domain/desk/webhook.ts';
import type { QuoteVisitor } from '../checkout/checkout-deps.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { bookDelivery, type DeliveryInput } from './book-delivery.ts';
import { createCategoryDesk } from './categories/category-desk.ts';
import { type CreditMove, eraseCustomer, exportCustomerData, moveCredit } from './change-customer.ts';
import { createCodeDesk } from './codes/code-desk.ts';
import { bookCount, type CountInput, countLines, listCounts, readCount, startCount } from './count-stock.ts';
import { countOrderViews } from './count-views.ts';
import { createDealDesk } from './deals.ts';
import { type AddressChange, changeAddress, holdOrder, type ResendInput, resendEmail } from './edit-order.ts';
import { changeMessage, listMessages, type MessageChange, type MessageListInput } from './messages.ts';
import {
  listPaymentLinks,
  makePaymentLink,
  type NewLink,
  type PaymentLinkListInput,
  sendPaymentLink,
  withdrawLink,
} from './payment-links.ts';
import { createProductDesk } from './products/product-desk.ts';
import { retryWork } from './retry-work.ts';
import { removeView, saveView } from './saved-views.ts';
import { beginDesk } from './staff/begin-desk.ts';
import {
  beginAuthenticator,
  type CodeInput,
  confirmAuthenticator,
  proveByCode,
  resetFactors,
} from './staff/second-factor.ts';
import { changeStaff, inviteStaff, joinStaff, type StaffChange } from './staff/staff.ts';
import { type OrderRequest, takeOrderDown } from './take-order.ts';
import { findTokenActor, makeToken, revokeToken } from './tokens.ts';
import { type CustomerListInput, listCustomers, readDeskCustomer } from './view-customers.ts';
import { type DemandInput, listDemand } from './view-demand.ts';
import { listDeskOrders, type OrderListInput, readDeskOrder } from './view-orders.ts';
import { viewTemplates } from './view-templates.ts';
import { readToday } from './view-today.ts';
import {
  enableWebhook,
  makeWebhook,
  removeWebhook,
  resendDelivery,
  testWebhook,
  type WebhookInput,
} from './webhooks.ts';

type Telephone = Omit<QuoteVisitor, 'customer'>;

const mostShown = 100;
const longestLedger = 200;

export function createDeskService(deps: ShopDeps) {
  const { database, now, webhooks } = deps;
  const { shop: queries } = database;
  const factors = { queries, sealer: deps.authenticatorSecrets, now };
  return {
    products: createProductDesk(deps),
    categories: createCategoryDesk(deps),
    codes: createCodeDesk(deps),
    deals: createDealDesk(deps),

    /** What was given up, the latest first. */
    readDeadLetters: async () => ({
      jobs: await findDeadJobs(queries, mostShown),
      messages: await findLostMessages(queries, mostShown),
    }),

    retryWork: (actor: Actor, jobId: number) => retryWork(queries, actor, jobId),

    readToday: () => readToday(queries, now()),

    accessOf: (session: { readonly customerId: string; readonly sessionId: string }) =>
      findStaffAccess(queries, session),
    saveProof: (sessionId: string) => saveProof(queries, sessionId),
    beginAuthenticator: (customerId: string) => beginAuthenticator(factors, customerId),
    confirmAuthenticator: (input: CodeInput) => confirmAuthenticator(factors, input),
    proveByCode: (input: CodeInput) => proveByCode(factors, input),
    resetFactors: (actor: Actor, customerId: string) => resetFactors(queries, actor, customerId),
    tokenActor: (secret: string) => findTokenActor(queries, secret),

    listOrders: (input: OrderListInput) => listDeskOrders(queries, input),
    countOrderViews: (actor: Actor) => countOrderViews(queries, actor),
    readOrder: (actor: Actor, orderId: number) => readDeskOrder(queries, { orderId, actor, now: now() }),
    /** False when there is no such order. */
    noteOnOrder: (actor: Actor, orderId: number, body: string) =>
      queries.transaction(async (tx) => {
        if (!(await lockOrder(tx, orderId))) return false;
        await insertNote(tx, { orderId, writtenBy: actor.name, body });
        const after = { note: body };
        await insertAuditEntry(tx, actor, { verb: 'orders.note', thing: 'order', thingId: orderId, after });
        return true;
      }),

    takeOrderDown: (visitor: Telephone, request: OrderRequest) => takeOrderDown(deps, visitor, request),
    makePaymentLink: (actor: Actor, visitor: Telephone, input: NewLink) =>
      makePaymentLink(deps, actor, visitor, input),
    sendPaymentLink: (
      actor: Actor,
      visitor: Telephone,
      sending: { readonly linkId: string; readonly key: string },
    ) => sendPaymentLink(deps, actor, visitor, sending),
    withdrawPaymentLink: (actor: Actor, linkId: string) => withdrawLink(deps, actor, linkId),
    listPaymentLinks: (input: PaymentLinkListInput) => listPaymentLinks(deps, input),

    holdOrder: (actor: Actor, hold: { readonly orderId: number; readonly because: string }) =>
      holdOrder(queries, actor, hold),
    changeAddress: (actor: Actor, change: AddressChange) => changeAddress(deps, actor, change),
    resendEmail: (actor: Actor, input: ResendInput) => resendEmail(deps, actor, input),
    listCustomers: (input: CustomerListInput) => listCustomers(queries, input),
    readCustomer: (customerId: string) => readDeskCustomer(deps, customerId),
    moveCredit: (actor: Actor, move: CreditMove) => moveCredit(queries, actor, move),
    exportCustomer: (actor: Actor, customerId: string) => exportCustomerData(deps, actor, customerId),
    eraseCustomer: (actor: Actor, named: { readonly customerId: string; readonly email: string }) =>
      eraseCustomer(deps, actor, named),

    listMessages: (input: MessageListInput) => listMessages(queries, input),
    changeMessage: (actor: Actor, change: MessageChange) => changeMessage(queries, actor, change),
    listTemplates: () => viewTemplates(deps),

    listStock: async (
      filters: StockFilters,
      page: { readonly sort: StockSort; readonly after: StockCursor | null; readonly size: number },
    ) => ({
      levels: await findStockPage(queries, filters, { ...page, size: page.size + 1 }),
      count: await countStock(queries, filters),
    }),
    /** Null when there is no such product. */
    readLedger: async (productId: number) => {
      const entries = await findLedger(queries, productId, longestLedger);
      return entries.length > 0 || (await hasProduct(queries, productId)) ? entries : null;
    },
    /** Null when there is no such product. */
    readHolds: async (productId: number) => {
      const holds = await findHolds(queries, productId);
      return holds.length > 0 || (await hasProduct(queries, productId)) ? holds : null;
    },
    listDemand: (input: DemandInput) => listDemand(deps, input),
    bookDelivery: (actor: Actor, input: DeliveryInput) => bookDelivery(queries, actor, input),

    listCounts: () => listCounts(queries),
    readCount: (id: string) => readCount(queries, id),
    startCount: (actor: Actor, count: CountScope & { readonly name: string }) =>
      startCount(queries, actor, count),
    countLines: (actor: Actor, input: { readonly id: string; readonly lines: readonly CountInput[] }) =>
      countLines(queries, actor, input),
    bookCount: (
      actor: Actor,
      input: { readonly id: string; readonly key: string; readonly isDryRun: boolean },
    ) => bookCount(queries, actor, input),

    listStaff: async () => ({
      people: await findStaff(queries),
      invitations: await findInvitations(queries),
    }),
    /** Whether anybody works here, or has. */
    hasStaff: () => hasStaff(queries),
    begin: (owner: Parameters<typeof beginDesk>[1]) => beginDesk(queries, owner),
    inviteStaff: (actor: Actor, invitation: { readonly email: string; readonly role: StaffRole }) =>
      inviteStaff(queries, actor, { ...invitation, now: now() }),
    joinStaff: (
      customer: Pick<Customer, 'id' | 'name' | 'email'>,
      link: { readonly secret: string; readonly address: string },
    ) => joinStaff(queries, customer, link),
    changeStaff: (actor: Actor, change: StaffChange) => changeStaff(queries, actor, change),

    listViews: (customerId: string) => findViews(queries, customerId),
    saveView: (actor: Actor, view: Omit<ViewRecord, 'id'>) => saveView(queries, actor, view),
    removeView: (actor: Actor, id: string) => removeView(queries, actor, id),

    listTokens: () => findTokens(queries),
    makeToken: (actor: Actor, token: { readonly name: string; readonly verbs: readonly DeskVerb[] }) =>
      makeToken(queries, actor, token),
    revokeToken: (actor: Actor, id: string) => revokeToken(queries, actor, id),

    listWebhooks: () => findWebhooks(queries),
    makeWebhook: (actor: Actor, input: WebhookInput) => makeWebhook(queries, webhooks, actor, input),
    removeWebhook: (actor: Actor, id: string) => removeWebhook(queries, actor, id),
    enableWebhook: (actor: Actor, id: string) => enableWebhook(queries, actor, id),
    testWebhook: (actor: Actor, id: string) => testWebhook(queries, actor, id),
    /** Null when there is no such webhook. */
    listDeliveries: async (
      filters: { readonly endpointId: string; readonly state?: WebhookState | undefined },
      page: { readonly sort: AgeSort; readonly size: number; readonly afterId?: number | undefined },
    ) => {
      const webhook = await findWebhook(queries, filters.endpointId);
      return (
        webhook && {
          isActive: webhook.isActive,
          deliveries: await findDeliveries(queries, filters, { ...page, size: page.size + 1 }),
          count: await countDeliveries(queries, filters),
        }
      );
    },
    resendDelivery: (actor: Actor, delivery: { readonly endpointId: string; readonly id: number }) =>
      resendDelivery(queries, actor, delivery),

    listAudit: async (
      filters: AuditFilters,
      page: { readonly sort: AgeSort; readonly size: number; readonly afterId?: number | undefined },
    ) => ({
      entries: await findAudit(queries, filters, { ...page, size: page.size + 1 }),
      count: await countAudit(queries, filters),
    }),
  };
}

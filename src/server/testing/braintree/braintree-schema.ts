// The part of Braintree's published GraphQL schema that the shop may use, as its reference has it: names, types and what
// must be given. A field, an argument or an operation that is not here is refused and noted, and the test fails.
import { buildSchema } from 'graphql';

export const braintreeSchema = buildSchema(`
scalar Amount
scalar Timestamp
scalar CountryCode

interface Node { id: ID! }
enum LegacyIdType { CUSTOMER PAYMENT_METHOD TRANSACTION REFUND DISPUTE VERIFICATION MERCHANT_ACCOUNT }

type Query {
  node(id: ID!): Node
  search: Search!
  idFromLegacyId(legacyId: ID!, type: LegacyIdType!): ID!
}
type Search {
  transactions(input: TransactionSearchInput!, first: Int, after: String): TransactionConnection
}
input TransactionSearchInput {
  id: SearchValueInput
  createdAt: SearchTimestampInput
  orderId: SearchTextInput
}
input SearchValueInput { is: String in: [String!] }
input SearchTextInput { is: String isNot: String startsWith: String endsWith: String contains: String }
input SearchTimestampInput { greaterThanOrEqualTo: Timestamp lessThanOrEqualTo: Timestamp }
type TransactionConnection { edges: [TransactionConnectionEdge] pageInfo: PageInfo! }
type TransactionConnectionEdge { cursor: String node: Transaction }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }

type Mutation {
  authorizeCreditCard(input: AuthorizeCreditCardInput!): TransactionPayload
  captureTransaction(input: CaptureTransactionInput!): TransactionPayload
  partialCaptureTransaction(input: PartialCaptureTransactionInput!): PartialCaptureTransactionPayload
  reverseTransaction(input: ReverseTransactionInput!): ReverseTransactionPayload
  refundTransaction(input: RefundTransactionInput!): RefundTransactionPayload
  createClientToken(input: CreateClientTokenInput): CreateClientTokenPayload
  createCustomer(input: CreateCustomerInput!): CreateCustomerPayload
  vaultCreditCard(input: VaultCreditCardInput!): VaultPaymentMethodPayload
  deletePaymentMethodFromVault(input: DeletePaymentMethodFromVaultInput!): DeletePaymentMethodFromVaultPayload
}

input AuthorizeCreditCardInput {
  clientMutationId: String
  apiRequestKey: String
  paymentMethodId: ID!
  options: CreditCardTransactionOptionsInput
  transaction: TransactionInput!
}
input CreditCardTransactionOptionsInput { billingAddress: AddressInput }
input AddressInput {
  company: String addressLine1: String addressLine2: String firstName: String lastName: String
  adminArea1: String adminArea2: String postalCode: String countryCode: CountryCode
}
input TransactionInput {
  amount: Amount!
  merchantAccountId: ID
  orderId: String
  purchaseOrderNumber: String
  customerId: ID
  vaultPaymentMethodAfterTransacting: VaultPaymentMethodAfterTransactingInput
}
input VaultPaymentMethodAfterTransactingInput { when: VaultPaymentMethodCriteria! }
enum VaultPaymentMethodCriteria { ALWAYS ON_SUCCESSFUL_TRANSACTION }

input CaptureTransactionInput {
  clientMutationId: String
  apiRequestKey: String
  transactionId: ID!
  transaction: CaptureTransactionOptionsInput
}
input CaptureTransactionOptionsInput { amount: Amount orderId: String purchaseOrderNumber: String }
input PartialCaptureTransactionInput {
  clientMutationId: String
  apiRequestKey: String
  transactionId: ID!
  transaction: PartialCaptureTransactionOptionsInput!
}
input PartialCaptureTransactionOptionsInput { amount: Amount! finalCapture: Boolean orderId: String }
input ReverseTransactionInput { clientMutationId: String transactionId: ID! }
input RefundTransactionInput {
  clientMutationId: String
  apiRequestKey: String
  transactionId: ID!
  refund: RefundInput
}
input RefundInput { amount: Amount orderId: String merchantAccountId: ID description: String }
input CreateClientTokenInput { clientMutationId: String clientToken: ClientTokenInput }
input ClientTokenInput { merchantAccountId: ID customerId: ID domains: [String!] }
input CreateCustomerInput { clientMutationId: String customer: CustomerInput }
input CustomerInput {
  firstName: String lastName: String company: String email: String phoneNumber: String website: String
}
input VaultCreditCardInput {
  clientMutationId: String
  paymentMethodId: ID!
  verification: VaultCreditCardVerificationOptionsInput
  customerId: ID
  billingAddress: AddressInput
  threeDSecureAuthenticationId: String
  makeDefault: Boolean
  failOnDuplicatePaymentMethod: Boolean
  failOnDuplicatePaymentMethodForCustomer: Boolean
}
input VaultCreditCardVerificationOptionsInput { merchantAccountId: ID skip: Boolean amount: Amount }
input DeletePaymentMethodFromVaultInput { clientMutationId: String paymentMethodId: ID! }

type TransactionPayload { clientMutationId: String transaction: Transaction }
type PartialCaptureTransactionPayload { clientMutationId: String capture: Transaction }
type ReverseTransactionPayload { clientMutationId: String reversal: TransactionReversal }
union TransactionReversal = Refund | Transaction
type RefundTransactionPayload { clientMutationId: String refund: Refund }
type CreateClientTokenPayload { clientMutationId: String clientToken: String }
type CreateCustomerPayload { clientMutationId: String customer: Customer }
type VaultPaymentMethodPayload { clientMutationId: String paymentMethod: PaymentMethod verification: Verification }
type Verification implements Node {
  id: ID!
  legacyId: ID!
  paymentMethod: PaymentMethod
  merchantAccountId: ID
  status: VerificationStatus
  processorResponse: VerificationProcessorResponse
  gatewayRejectionReason: GatewayRejectionReason
  createdAt: Timestamp
}
enum VerificationStatus { FAILED GATEWAY_REJECTED PENDING PROCESSOR_DECLINED VERIFIED VERIFYING }
type VerificationProcessorResponse { legacyCode: String message: String }
type DeletePaymentMethodFromVaultPayload { clientMutationId: String }

type MonetaryAmount { value: Amount currencyCode: String currencyIsoCode: String }
enum PaymentStatus {
  AUTHORIZATION_EXPIRED AUTHORIZED AUTHORIZING FAILED GATEWAY_REJECTED PROCESSOR_DECLINED SETTLED SETTLEMENT_CONFIRMED
  SETTLEMENT_DECLINED SETTLEMENT_PENDING SETTLING SUBMITTED_FOR_SETTLEMENT VOIDED
}
type Transaction implements Node {
  id: ID!
  legacyId: ID!
  createdAt: Timestamp
  paymentMethodSnapshot: PaymentMethodSnapshot
  paymentMethod: PaymentMethod
  amount: MonetaryAmount
  orderId: String
  status: PaymentStatus
  statusHistory: [PaymentStatusEvent!]
  customer: Customer
  refunds: [Refund!]
  partialCaptureDetails: PartialCaptureDetails
}
interface PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp }
type AuthorizedEvent implements PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp }
type SubmittedForSettlementEvent implements PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp }
type SettledEvent implements PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp }
type VoidedEvent implements PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp }
type AuthorizationExpiredEvent implements PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp }
type ProcessorDeclinedEvent implements PaymentStatusEvent {
  status: PaymentStatus
  timestamp: Timestamp
  processorResponse: TransactionAuthorizationProcessorResponse
}
type GatewayRejectedEvent implements PaymentStatusEvent {
  status: PaymentStatus
  timestamp: Timestamp
  gatewayRejectionReason: GatewayRejectionReason
}
enum GatewayRejectionReason {
  APPLICATION_INCOMPLETE AVS AVS_AND_CVV CVV DUPLICATE EXCESSIVE_RETRY FRAUD MANUAL_TRANSACTIONS_DISABLED
  PAYMENT_METHOD_BLOCKED RISK_THRESHOLD THREE_D_SECURE TOKEN_ISSUANCE TOO_MANY_CONFIRMATION_ATTEMPTS
  UNION_PAY_ENROLLMENT_REQUIRED
}
type TransactionAuthorizationProcessorResponse { legacyCode: String message: String }
union PartialCaptureDetails = ChildCapture | ParentAuthorization
type ParentAuthorization { childCaptures: [Transaction!] totalAmountAuthorized: MonetaryAmount }
type ChildCapture { parentAuthorization: Transaction }
type Refund implements Node {
  id: ID!
  legacyId: ID!
  createdAt: Timestamp
  amount: MonetaryAmount
  orderId: String
  status: PaymentStatus
  refundedTransaction: Transaction
}

type Customer implements Node {
  id: ID!
  legacyId: ID!
  email: String
  paymentMethods(first: Int, after: String): PaymentMethodConnection
}
type PaymentMethodConnection { edges: [PaymentMethodConnectionEdge] pageInfo: PageInfo! }
type PaymentMethodConnectionEdge { cursor: String node: PaymentMethod }
type PaymentMethod implements Node {
  id: ID!
  legacyId: ID!
  usage: PaymentMethodUsage
  createdAt: Timestamp
  details: PaymentMethodDetails
  customer: Customer
}
enum PaymentMethodUsage { MULTI_USE SINGLE_USE }
union PaymentMethodDetails = CreditCardDetails | PayPalAccountDetails
union PaymentMethodSnapshot = CreditCardDetails | PayPalTransactionDetails
type PayPalAccountDetails { email: String }
type PayPalTransactionDetails { authorizationId: String }
type CreditCardDetails {
  brandCode: String
  last4: String
  bin: String
  expirationMonth: String
  expirationYear: String
  cardholderName: String
  billingAddress: Address
}
type Address {
  company: String addressLine1: String addressLine2: String firstName: String lastName: String fullName: String
  adminArea1: String adminArea2: String postalCode: String countryCode: CountryCode
}
`);

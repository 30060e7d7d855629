// All that is ever asked of Braintree. A test holds each against the published schema.

const transactionFields = `
  id orderId createdAt status
  amount { value currencyCode }
  statusHistory {
    __typename status
    ... on ProcessorDeclinedEvent { processorResponse { legacyCode } }
    ... on GatewayRejectedEvent { gatewayRejectionReason }
  }
  paymentMethodSnapshot { __typename ... on CreditCardDetails { brandCode last4 } }
  refunds { id orderId status amount { value currencyCode } }
  partialCaptureDetails {
    __typename
    ... on ParentAuthorization {
      totalAmountAuthorized { value currencyCode }
      childCaptures {
        id orderId status
        amount { value currencyCode }
        refunds { id orderId status amount { value currencyCode } }
      }
    }
    ... on ChildCapture { parentAuthorization { id orderId } }
  }`;

export const authorizeDocument = `mutation ($input: AuthorizeCreditCardInput!) {
  authorizeCreditCard(input: $input) { transaction { ${transactionFields} } }
}`;
export const captureDocument = `mutation ($input: CaptureTransactionInput!) {
  captureTransaction(input: $input) { transaction { id status } }
}`;
export const partialCaptureDocument = `mutation ($input: PartialCaptureTransactionInput!) {
  partialCaptureTransaction(input: $input) { capture { id status } }
}`;
export const reverseDocument = `mutation ($input: ReverseTransactionInput!) {
  reverseTransaction(input: $input) { reversal { __typename } }
}`;
export const refundDocument = `mutation ($input: RefundTransactionInput!) {
  refundTransaction(input: $input) { refund { id status } }
}`;
export const readDocument = `query ($id: ID!) {
  node(id: $id) { ... on Transaction { ${transactionFields} } }
}`;
export const searchDocument = `query ($input: TransactionSearchInput!, $first: Int, $after: String) {
  search {
    transactions(input: $input, first: $first, after: $after) {
      edges { node { ${transactionFields} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
export const legacyIdDocument = `query ($legacyId: ID!) {
  idFromLegacyId(legacyId: $legacyId, type: TRANSACTION)
}`;
export const clientTokenDocument = `mutation ($input: CreateClientTokenInput!) {
  createClientToken(input: $input) { clientToken }
}`;
export const customerDocument = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id } }
}`;
export const vaultDocument = `mutation ($input: VaultCreditCardInput!) {
  vaultCreditCard(input: $input) {
    paymentMethod { id }
    verification { status gatewayRejectionReason processorResponse { legacyCode } }
  }
}`;
export const cardsDocument = `query ($id: ID!) {
  node(id: $id) {
    ... on Customer {
      paymentMethods(first: 50) {
        edges {
          node {
            id createdAt
            details {
              __typename
              ... on CreditCardDetails {
                brandCode last4 expirationMonth expirationYear cardholderName
                billingAddress { fullName addressLine1 addressLine2 adminArea1 adminArea2 postalCode countryCode }
              }
            }
          }
        }
      }
    }
  }
}`;
export const deleteCardDocument = `mutation ($input: DeletePaymentMethodFromVaultInput!) {
  deletePaymentMethodFromVault(input: $input) { clientMutationId }
}`;

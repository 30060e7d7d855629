import { Link } from 'react-router';
import type { ContentPage } from './content-page.ts';

export const financialNotice: ContentPage = {
  title: 'Financial notice',
  lead: 'Paying in four is a loan, even when it costs nothing. Here is who lends, and what you agree to.',
  Body: () => (
    <>
      <h2>Who lends</h2>
      <p>
        Not us. Where you pay in four, you agree it with Afterpay or Klarna, whose terms you are shown before
        you accept. They pay us at once, and you pay them: a quarter when you order, and three more, two weeks
        apart.
      </p>
      <h2>What it costs</h2>
      <p>
        Nothing, when you pay on time. There is no interest on payments in four. A late payment may cost a
        fee, which the lender’s terms name and cap. We earn nothing from it.
      </p>
      <h2>When it is offered</h2>
      <ul>
        <li>For orders that ship within the United States, except to regions a lender does not serve.</li>
        <li>Within the smallest and largest total each lender takes; the checkout knows them.</li>
        <li>Not for pieces on pre-sale that ship after a lender’s last date.</li>
      </ul>
      <p>
        The sum on a product’s page is its price divided by four. Tax, shipping and codes are counted at
        checkout, and the lender’s own schedule is the one that holds. Lenders may look at your credit
        standing before they agree.
      </p>
      <h2>When something comes back</h2>
      <p>
        We tell the lender, who lowers what is left to pay or returns what you have paid. Go on paying until
        they have confirmed it. Our <Link to="/customerservice/returnspolicy">returns</Link> are the same
        however you paid.
      </p>
      <h2>Gift cards and store credit</h2>
      <p>
        Neither ends, neither costs a fee, and neither can be exchanged for money except where the law says it
        must.
      </p>
      <h2>Before you do</h2>
      <p>
        Borrow what you could also pay. If money is tight this month, love the piece and come back: a heart
        costs nothing and lasts.
      </p>
    </>
  ),
};

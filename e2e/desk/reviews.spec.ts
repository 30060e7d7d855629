// What a shop's people do with reviews, and what anybody of them can see of what was done.
import { comesToWork, owner, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';

test.use({ viewport: screens.desktop });

test('[DK-11] reviews are published, refused and answered, and what was refused stays in sight', async ({
  page,
  context,
  baseURL,
}) => {
  await comesToWork(context, baseURL);
  await page.goto('/desk/reviews');
  const main = page.getByRole('main');
  const first = main.getByRole('region').first();
  // By keyboard: the first review is stood on, its reason is gone to, and left again.
  await expect(first.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(first.getByLabel('Why it is refused')).toBeFocused();
  await page.keyboard.press('Tab');
  const heading = (await first.getByRole('heading').textContent()) ?? '';
  const [id = ''] = heading.split(' ');
  await page.keyboard.press('p');
  await expect(page.getByRole('status').first()).toHaveText('Published.');
  await expect(panelOf(page, heading)).toHaveCount(0);

  // What is shown is answered, and the answer taken away again.
  await page.goto(`/desk/reviews?review=${id}`);
  const review = panelOf(page, heading);
  await review.getByLabel('Answer beside it').fill('Thank you, the hem is longer now.');
  await review.getByRole('button', { name: 'Save the answer' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Answered.');
  await expect(review.getByLabel('Answer beside it')).toHaveValue('Thank you, the hem is longer now.');
  await review.getByLabel('Answer beside it').fill('');
  await review.getByRole('button', { name: 'Take the answer away' }).click();
  await expect(page.getByRole('status').first()).toHaveText('The answer is gone.');

  // Taken down with a reason, and published after all: the refusal stays.
  await review.getByLabel('Why it is refused').fill('It names a person.');
  await review.getByRole('button', { name: 'Take down' }).click();
  await expect(review).toContainText('Refused: It names a person.');
  await expectFits(page);
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Publish after all' }).click();
  await expect(review.getByText('Published', { exact: true })).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'Reviews by state' });
  await tabs.getByRole('link', { name: 'Integrity' }).click();
  for (const name of ['Bursts', 'One address', 'Texts alike', 'Refused by stars'])
    await expect(panelOf(page, name)).toBeVisible();
  const person = panelOf(page, 'Refused by person').getByRole('row').filter({ hasText: owner.name });
  await expect(person.getByRole('cell').last()).not.toHaveText('0');
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
  await person.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refusals');
  const refusal = page.getByRole('row').filter({ hasText: id });
  await expect(refusal).toContainText('It names a person.');
  await expect(refusal).toContainText('Yes');
  await expect(refusal).toContainText('Published');
  await expectFits(page);
  await expectAccessible(page);
  await refusal.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review ${id}`);
});

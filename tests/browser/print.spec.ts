// On paper: the learner's own answer, the table and room to write, in the page's language, without a control.
import { expect, languages, test } from './lesson/lesson-test';

for (const language of languages) {
  test(`${language}: the form is printed with the current answer, the canvas is not`, async ({ lesson }) => {
    await lesson.open(`${language}/`);
    await lesson.type('30');
    await lesson.widget('card-note').fill('Țară: ein Drache mit 32B');
    await lesson.toCanvas();
    await lesson.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(lesson.element.locator('canvas')).toBeHidden();
    await expect(lesson.form).toHaveCSS('opacity', '1');
    await expect(lesson.form).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(lesson.form.locator('.asked-line')).toContainText('30\u202fGB × 0,8 = 24\u202fGB');
    await expect(lesson.widget('verdict')).toContainText('32B');
    await expect(lesson.form.getByRole('table')).toBeVisible();
    await expect(lesson.form.locator('.w-wing').filter({ visible: true })).toHaveCount(1);
    await expect(lesson.form.locator('.paper p')).toHaveText('Țară: ein Drache mit 32B');
    await expect(lesson.form.locator('.paper hr')).toHaveCount(3);
    for (const control of ['machine', 'memory', 'memory-slider', 'check', 'card-note']) await expect(lesson.widget(control)).toBeHidden();
  });

  test(`${language}: the printed panel stays on one sheet`, async ({ lesson }) => {
    await lesson.openForm(`${language}/`);
    const pdf = await lesson.page.pdf({ format: 'A4', margin: { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' } });
    expect(pdf.length).toBeGreaterThan(10_000);
    await lesson.page.emulateMedia({ media: 'print' });
    const sheet = (297 - 36) * (96 / 25.4);
    expect((await lesson.element.boundingBox())!.height).toBeLessThan(sheet);
    await expect(lesson.element.locator('.panel')).toHaveCSS('break-inside', 'avoid');
  });
}

// web/tokens.json -> what src/report draws with: the wing's shares and lengths (design.md, section 3), sizes of letters, the pace of a replay.
import { readFileSync } from 'node:fs';
import { generate, header } from './generator.mjs';

const float = (value, where) => {
  if (typeof value !== 'number') throw new Error(`wing.${where}: not a number: ${value}`);
  return `${Number.isInteger(value) ? `${value}.0` : value}F`;
};
const scalar = (name, value) => `inline constexpr float ${name} = ${float(value, name)};`;
const list = (name, values) =>
  `inline constexpr float ${name}[${values.length}] = {${values.map((value) => float(value, name)).join(', ')}};`;

generate(([file]) => {
  const { wing, pattern, type, motion, stroke } = JSON.parse(readFileSync(file, 'utf8'));
  const lines = [
    list('axis_max_gb', wing.gMaxSteps),
    scalar('wrist_x', wing.wristX), list('wrist_y', wing.wristY),
    scalar('elbow_x', wing.elbowX), list('elbow_y', wing.elbowY),
    scalar('shoulder_y', wing.shoulderY), list('claw', wing.claw),
    list('finger', wing.finger), list('edge', wing.edge), list('ghost', wing.ghost),
    scalar('scallop_of', wing.scallop.of), scalar('scallop_max_h', wing.scallop.maxH),
    scalar('scallop_innermost_y', wing.scallop.innermostY),
    scalar('body_x_panel', wing.bodyX.panel), scalar('body_x_hero', wing.bodyX.hero),
    scalar('ceiling_above', wing.ceiling.above), scalar('ceiling_cap', wing.ceiling.cap),
    scalar('mark_lit', wing.mark.lit), scalar('mark_lit_ring', wing.mark.litRing),
    scalar('mark_fits', wing.mark.fits), scalar('mark_open', wing.mark.open),
    scalar('carried_fade', wing.membrane.fade), scalar('reserve_period', pattern.reserve.period),
    scalar('run_steps_per_s', motion.run.stepsPerS), scalar('stroke_trace', stroke.trace),
    ...['tick', 'label', 'small', 'body', 'strong', 'title'].map((name) => scalar(`type_${name}`, type.panel[name][0])),
  ];
  return `${header('wing.mjs from web/tokens.json')}namespace wingspan::report::wing_tokens {\n\n${lines.join('\n')}\n\n` +
    '}  // namespace wingspan::report::wing_tokens\n';
});

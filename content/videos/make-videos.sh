#!/usr/bin/env bash
# Draws the eight demo films of the catalogue: 640x360, VP9 in WebM, silent, nothing but ffmpeg.
#
#   content/videos/make-videos.sh [name ...]       all films (some minutes on two cores), or only those named
#
# FONT_TITLE, FONT_TEXT and FONT_MONO may name font files; otherwise the site's own fonts are taken
# when they are installed, else what fc-match finds. OUT is the folder to write to (default: this one).
# The result is deterministic for one ffmpeg and one set of fonts: no clock, no random numbers, no tags.
set -eu
shopt -s inherit_errexit
export LC_ALL=C

here=$(cd "$(dirname "$0")" && pwd)
OUT=${OUT:-$here}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# ---------------------------------------------------------------- fonts and colours
site_fonts=$here/../../node_modules/@fontsource-variable

font() { # font <site font> <fc-match pattern>
  local own=$site_fonts/$1/files/$1-latin-wght-normal.woff2
  if [ -f "$own" ]; then echo "$own"; else fc-match -f '%{file}' "$2"; fi
}
FONT_TITLE=${FONT_TITLE:-$(font bricolage-grotesque 'DejaVu Sans:bold')}
FONT_TEXT=${FONT_TEXT:-$(font hanken-grotesk 'DejaVu Sans')}
FONT_MONO=${FONT_MONO:-$(font jetbrains-mono 'DejaVu Sans Mono')}
# drawtext takes paths without escaping troubles when they are short and plain
cp "$FONT_TITLE" "$tmp/title.font"; cp "$FONT_TEXT" "$tmp/text.font"; cp "$FONT_MONO" "$tmp/mono.font"

CLOUD=67c9ed    CLOUD_FILL=185771
SECURITY=f08cbd SECURITY_FILL=7a3258
DEVOPS=e7c454   DEVOPS_FILL=665310
DEVSECOPS=62d7ab DEVSECOPS_FILL=1d5d46
VOLT=cbf347     LEAD=c4d3da
FPS=15 W=640 H=360

# ---------------------------------------------------------------- a small drawing kit
# A film is a chain of layers. Each layer is a colour with a mask; a mask is an expression over X, Y (pixels)
# and T (seconds) with values 0..1. Shapes are signed distances, so that every edge is smooth.
aa()   { echo "clip(0.5-($1),0,1)"; }                                            # inside of a distance
disc() { aa "hypot(X-($1),Y-($2))-($3)"; }                                       # cx cy r
ring() { aa "abs(hypot(X-($1),Y-($2))-($3))-($4)/2"; }                           # cx cy r width
boxd() { echo "(hypot(max(abs(X-($1))-($3)+$5,0),max(abs(Y-($2))-($4)+$5,0))+min(max(abs(X-($1))-($3)+$5,abs(Y-($2))-($4)+$5),0)-$5)"; }
rbox() { aa "$(boxd "$@")"; }                                                    # cx cy half-width half-height radius
rline(){ local w=$6; aa "abs($(boxd "$1" "$2" "$3" "$4" "$5"))-$w/2"; }          # the same, outline, width
seg()  { # x1 y1 x2 y2 width
  local dx=$(($3-$1)) dy=$(($4-$2)); local l2=$((dx*dx+dy*dy))
  local h="clip(((X-$1)*($dx)+(Y-$2)*($dy))/$l2,0,1)"
  aa "hypot(X-$1-$h*($dx),Y-$2-$h*($dy))-$5/2"
}
any()  { local r=$1; shift; for e in "$@"; do r="max($r,$e)"; done; echo "$r"; } # union of masks
ease() { local p="clip(($1-($2))/(($3)-($2)),0,1)"; echo "($p*$p*(3-2*$p))"; }   # time from to -> 0..1, smooth
tween(){ echo "($4+(($5)-($4))*$(ease "$1" "$2" "$3"))"; }                       # time from to a b

begin() { # name seconds
  NAME=$1 SECONDS_LONG=$2 FRAMES=$(($2*FPS)) N=0
  # the ground: petrol, a little lighter to the lower right
  local mix="(X/$W+Y/$H)/2"
  GRAPH="nullsrc=s=${W}x$H:r=$FPS:d=1,trim=end_frame=1,format=gbrp,geq=r='12+8*$mix':g='33+12*$mix':b='44+15*$mix',loop=loop=$((FRAMES-1)):size=1,setpts=N/$FPS/TB[v0];"
}
put() { # source-label overlay-options
  GRAPH+="[v$N][$1]overlay=format=gbrp:shortest=0:eof_action=repeat$2[v$((N+1))];"; N=$((N+1))
}
still() { # colour opacity mask [fade-in start] [fade-in length]: drawn once
  local f=""; [ $# -ge 4 ] && f=",fade=in:st=$4:d=${5:-0.5}:alpha=1"
  GRAPH+="nullsrc=s=${W}x$H:r=$FPS:d=1,trim=end_frame=1,format=gray,geq=lum='255*$2*($3)',loop=loop=$((FRAMES-1)):size=1,setpts=N/$FPS/TB[m$N];"
  GRAPH+="color=c=0x$1:s=${W}x$H:r=$FPS,trim=end_frame=$FRAMES,format=rgba[c$N];[c$N][m$N]alphamerge$f[l$N];"
  put "l$N" ""
}
moving() { # colour opacity mask: drawn anew in each frame
  GRAPH+="nullsrc=s=${W}x$H:r=$FPS,trim=end_frame=$FRAMES,format=gray,geq=lum='255*$2*($3)'[m$N];"
  GRAPH+="color=c=0x$1:s=${W}x$H:r=$FPS,trim=end_frame=$FRAMES,format=rgba[c$N];[c$N][m$N]alphamerge[l$N];"
  put "l$N" ""
}
dot() { # colour radius x(t) y(t) [enable expression]
  local s=$((2*$2+8)) c=$(($2+4)) e=""
  [ $# -ge 5 ] && e=":enable='$5'"
  GRAPH+="nullsrc=s=${s}x$s:r=$FPS:d=1,trim=end_frame=1,format=gray,geq=lum='255*clip(0.5-(hypot(X-$c,Y-$c)-$2),0,1)'[m$N];"
  GRAPH+="color=c=0x$1:s=${s}x$s:r=$FPS,trim=end_frame=1,format=rgba[c$N];[c$N][m$N]alphamerge,loop=loop=$((FRAMES-1)):size=1,setpts=N/$FPS/TB[l$N];"
  put "l$N" ":eval=frame:x='$3-$c':y='$4-$c'$e"
}
write() { # font size colour x y text [alpha(t)] [enable]
  local file=$tmp/$NAME.$N.txt; printf '%s' "$6" > "$file"
  local o=""; [ $# -ge 7 ] && [ -n "$7" ] && o+=":alpha='$7'"; [ $# -ge 8 ] && o+=":enable='$8'"
  GRAPH+="[v$N]drawtext=fontfile=$tmp/$1.font:fontsize=$2:fontcolor=0x$3:x='$4':y='$5':expansion=none:textfile=$file$o[v$((N+1))];"; N=$((N+1))
}
heading() { write title 22 ffffff 32 "30+(22-ascent)" "$1"; write text 14 $LEAD 32 "62+(14-ascent)" "$2"; }
finish() { # quality (VP9 crf, lower is better and larger)
  echo "${GRAPH}[v$N]scale=out_color_matrix=bt601:out_range=tv:flags=accurate_rnd,format=yuv420p[out]" > "$tmp/$NAME.graph"
  local common=(-map '[out]' -frames:v $FRAMES -c:v libvpx-vp9 -b:v 0 -crf "$1" -deadline good -g $((FPS*5))
    -threads 1 -row-mt 0 -tile-columns 0 -auto-alt-ref 1 -lag-in-frames 25 -colorspace smpte170m -color_range tv
    -an -map_metadata -1 -fflags +bitexact -flags:v +bitexact)
  # frames are drawn once, losslessly, and encoded in two passes
  ffmpeg -v error -y -filter_complex_script "$tmp/$NAME.graph" -map '[out]' -frames:v $FRAMES -c:v ffv1 "$tmp/$NAME.mkv"
  ffmpeg -v error -y -i "$tmp/$NAME.mkv" -filter_complex '[0:v]null[out]' "${common[@]}" -cpu-used 4 -pass 1 -passlogfile "$tmp/$NAME" -f null /dev/null
  ffmpeg -v error -y -i "$tmp/$NAME.mkv" -filter_complex '[0:v]null[out]' "${common[@]}" -cpu-used 0 -pass 2 -passlogfile "$tmp/$NAME" "$OUT/$NAME.webm"
  echo "$NAME.webm $(wc -c < "$OUT/$NAME.webm") bytes"
}

# ---------------------------------------------------------------- the films
film_intro_cloud() { # map contours grow around a summit; a walker climbs to it
  begin intro-cloud 10
  local cx=440 cy=204 th w dw
  # a stretched polar field whose rings wobble: st(0) angle, st(1) radius, st(2) wobble, st(3) its slope, st(4) ring value, st(5) slope of the field
  th="st(0,atan2((Y-$cy)/0.8,(X-$cx)/1.35));st(1,hypot((X-$cx)/1.35,(Y-$cy)/0.8));"
  w="st(2,1+0.16*sin(2*ld(0)+1)+0.09*sin(3*ld(0)+1.7)+0.05*sin(5*ld(0)-1));"
  dw="st(3,0.32*cos(2*ld(0)+1)+0.27*cos(3*ld(0)+1.7)+0.25*cos(5*ld(0)-1));"
  local field="$th$w${dw}st(4,ld(1)/ld(2));"
  local slope="st(6,1/ld(2));st(7,-ld(3)/ld(2)/ld(2));st(5,max(0.2,hypot((ld(6)*cos(ld(0))-ld(7)*sin(ld(0)))/1.35,(ld(6)*sin(ld(0))+ld(7)*cos(ld(0)))/0.8)));"
  # rings 19 apart from 16 on; every fourth heavier; fainter outwards; shown up to a radius that grows
  local grown; grown=$(tween T 0.2 4.6 40 165)
  still $CLOUD_FILL 0.55 "${field}clip(0.5-(ld(4)-54),0,1)"
  moving $CLOUD 0.95 "${field}${slope}st(8,round((ld(4)-16)/19));st(9,abs(ld(4)-16-19*ld(8))/ld(5));gte(ld(8),0)*clip(0.5-(ld(9)-if(mod(ld(8),4),0.62,1.2)),0,1)*max(0.2,1-ld(8)*0.1)*clip(($grown-ld(4))/10,0,1)"
  # the path: from the lower left to the summit
  local p="clip((X-48)/($cx-48),0,1)"
  local path="($cy+116-116*$p*$p*(3-2*$p)+9*sin($p*9.42))"
  moving ffffff 0.75 "between(X,50,$cx-12)*lt(mod(X,12),5)*$(aa "abs(Y-$path)*0.82-0.9")*clip(($(tween T 0.8 3 40 440)-X)/20,0,1)"
  local x; x=$(tween t 3.2 8.2 48 $cx)
  local q="(($x-48)/($cx-48))"
  moving $VOLT 0.8 "between(T,8.1,9.7)*$(ring $cx $cy "8+26*(T-8.1)/1.6" 2)*clip(1-(T-8.1)/1.6,0,1)"
  dot $VOLT 7 "$x" "$cy+116-116*$q*$q*(3-2*$q)+9*sin($q*9.42)"
  heading 'Cloud engineering' 'Chart the ground before you build on it'
  finish ${CRF:-44}
}

film_intro_security() { # tumblers turn until their gaps line up; the bolt slides home
  begin intro-security 10
  local cx=430 cy=192
  # ring number, its turn, angle from the gap
  local rings="st(0,hypot(X-$cx,Y-$cy));st(1,clip(round((ld(0)-28)/22),0,5));st(2,28+22*ld(1));"
  local turn="st(3,(1.5+0.5*ld(1))*(1-2*mod(ld(1),2))*(1-$(ease T '0.6+ld(1)*0.95' '2.4+ld(1)*0.95')));"
  local gap="st(4,mod(atan2(Y-$cy,X-$cx)-ld(3)+4*PI,2*PI));st(5,abs(ld(4)-PI)*ld(2));"
  # arcs with round ends: distance to the band, and to the end caps beside the gap
  local arc="if(gt(ld(5),15+ld(6)),abs(ld(0)-ld(2)),hypot(ld(0)-ld(2),15+ld(6)-ld(5)))-ld(6)"
  moving $SECURITY_FILL 1 "$rings$turn${gap}st(6,5.5);not(mod(ld(1),2))*$(aa "$arc")"
  moving $SECURITY 1 "$rings$turn${gap}st(6,1.6);mod(ld(1),2)*$(aa "$arc")"
  moving $SECURITY 1 "$(disc $cx $cy "5+4*$(ease T 8.2 8.7)")"
  # the bolt
  moving $VOLT 1 "$(rbox "$(tween T 7.2 8.4 "$cx-178" "$cx-28")" $cy 15 3.5 3.5)"
  heading 'Cybersecurity' 'Every lock is a question about order'
  finish ${CRF:-45}
}

film_intro_devops() { # five rails shift track; the train runs along the lit one and calls at its stations
  begin intro-devops 10
  local rail="st(0,clip((X-(190+ld(9)*16))/130,0,1));st(1,112+ld(9)*29+66*ld(0)*ld(0)*(3-2*ld(0)));st(2,66*6*ld(0)*(1-ld(0))/130);abs(Y-ld(1))/hypot(1,ld(2))"
  still $DEVOPS_FILL 0.9 "st(8,0);st(9,0);st(8,max(ld(8),$(aa "$rail-3.4")));st(9,1);st(8,max(ld(8),$(aa "$rail-3.4")));st(9,2);st(8,max(ld(8),$(aa "$rail-3.4")));st(9,3);st(8,max(ld(8),$(aa "$rail-3.4")));st(9,4);st(8,max(ld(8),$(aa "$rail-3.4")));ld(8)"
  # train: three runs with a stop at each station
  local x="(-20+442*$(ease T 0.3 3.3)+92*$(ease T 4 5.3)+92*$(ease T 6 7.3))"
  moving $DEVOPS 1 "st(9,4);$(aa "$rail-2.2")*clip($x-X,0,1)"
  # stations: hollow on every rail, filled on the lit rail once called at
  local hollow="" inner="" sx
  for s in 0:372 0:516 1:436 1:564 2:396 2:484 3:452 3:588; do
    local y=$((112+${s%%:*}*29+66)); sx=${s##*:}
    hollow=$(any ${hollow:-0} "$(ring $sx $y 5.5 2.2)"); inner=$(any ${inner:-0} "$(disc $sx $y 5.5)")
  done
  for sx in 422 514 606; do hollow=$(any "$hollow" "$(ring $sx 294 8 2.6)"); inner=$(any "$inner" "$(disc $sx 294 8)"); done
  still 112a37 1 "$inner"
  still $DEVOPS 1 "$hollow"
  local a='' n=0
  for s in 422:3.2:build 514:5.2:test 606:7.2:ship; do
    IFS=: read -r sx a n <<< "$s"
    still $DEVOPS 1 "$(disc $sx 294 4.5)" $a 0.3
    write mono 12 $LEAD "$sx-text_w/2" "312+10-ascent" "$n" "0.35+0.65*clip((t-$a)/0.4,0,1)"
  done
  local tx=${x//T/t}
  local q="clip((($tx)-254)/130,0,1)"
  dot $VOLT 7 "$tx" "228+66*$q*$q*(3-2*$q)"
  heading 'DevOps' 'Small trains, often, on a track you can see'
  finish ${CRF:-40}
}

film_intro_devsecops() { # a scan passes over a shield of cells; cell by cell it fills; the last one lights
  begin intro-devsecops 10
  local ox=450 oy=238
  # nearest cell of a hexagon tiling: st(0), st(1) its centre; st(2), st(3) the pixel relative to it
  local hex="st(4,45*round((X-$ox)/45));st(5,78*round((Y-$oy)/78));st(6,45*round((X-$ox-22.5)/45)+22.5);st(7,78*round((Y-$oy-39)/78)+39);"
  hex+="st(8,lt(hypot(X-$ox-ld(4),Y-$oy-ld(5)),hypot(X-$ox-ld(6),Y-$oy-ld(7))));st(0,if(ld(8),ld(4),ld(6)));st(1,if(ld(8),ld(5),ld(7)));st(2,abs(X-$ox-ld(0)));st(3,abs(Y-$oy-ld(1)));"
  hex+="st(9,max(ld(2),ld(2)*0.5+ld(3)*0.866));"
  local inside="lt(abs(ld(0)),45*min(2.7,1.3-0.5*ld(1)/39))*between(ld(1),-170,90)"
  local key="(eq(ld(0),0)*eq(round(ld(1)/39),-2))"
  local order="(1.0+(ld(1)+170)/255*4.6+0.5*abs(sin(ld(0)*0.7+ld(1)*1.3)))"
  moving $DEVSECOPS_FILL 1 "${hex}$inside*(1-$key)*$(aa "ld(9)-19.5")*$(ease T "$order" "$order+0.6")"
  still $DEVSECOPS 0.9 "${hex}$inside*$(aa "abs(ld(9)-19.5)-0.9")"
  # the scan: a line with soft ends that comes down over the shield
  local sy; sy=$(tween T 0.8 6.4 40 328)
  moving $DEVSECOPS 0.85 "between(T,0.8,6.6)*$(aa "abs(Y-$sy)-0.8")*clip((168-abs(X-$ox))/60,0,1)*clip((T-0.8)/0.3,0,1)*clip((6.6-T)/0.3,0,1)"
  moving $VOLT 1 "${hex}$key*$(aa "ld(9)-(19.5*$(ease T 7 7.7))")*gt(T,7)"
  heading 'DevSecOps' 'Protection built in, cell by cell'
  finish ${CRF:-43}
}

film_terminal_session() { # commands are typed, answers appear
  begin terminal-session 12
  still 081822 1 "$(rbox 320 214 288 122 12)"
  still 647882 0.55 "$(rline 320 214 288 122 12 1.2)"
  still 647882 0.8 "$(any "$(disc 54 112 4.5)" "$(disc 70 112 4.5)" "$(disc 86 112 4.5)")"
  still 647882 0.35 "$(aa 'abs(Y-130)-0.5')*between(X,33,607)"
  local size=15 advance=9 x0=56 y=150 from=0
  line_y() { echo "$1+12-ascent"; }
  # type <start> <text>: one letter every 70 ms; the letters of each state replace those of the state before
  type_line() {
    local start=$1 text=$2 n=${#2} i a b
    write mono $size $SECURITY $x0 "$(line_y $y)" '$' '' "gte(t,$from)"
    blocks+=("$from:$start:2:$y")
    for ((i=1; i<=n; i++)); do
      a=$(awk "BEGIN{printf \"%.3f\", $start+($i-1)*0.07}"); b=$(awk "BEGIN{printf \"%.3f\", $start+$i*0.07-0.001}")
      [ $i = $n ] && b=99
      write mono $size ebf1f4 "$((x0+2*advance))" "$(line_y $y)" "${text:0:i}" '' "between(t,$a,$b)"
      [ $i = $n ] || blocks+=("$a:$b:$((i+2)):$y")
    done
    y=$((y+24)); last=$a
  }
  answer() { # time text colour
    write mono $size "$3" $x0 "$(line_y $y)" "$2" '' "gte(t,$1)"; y=$((y+24)); from=$1
  }
  local blocks=() last=0 i
  type_line 0.8 'curl -sI $LAB_URL | head -2'
  blocks+=("$last:3.2:29:150")
  answer 3.2 'HTTP/1.1 200 OK' a3b4bc
  answer 3.2 'content-type: text/html' a3b4bc
  type_line 4.2 'curl -s $LAB_URL/robots.txt'
  blocks+=("$last:6.6:29:222")
  answer 6.6 'User-agent: *' a3b4bc
  answer 6.6 'Disallow: /backup/' $SECURITY
  type_line 7.9 'curl -s $LAB_URL/backup/'
  local ly=$((y-24))
  for i in 0 1 2 3; do blocks+=("$(awk "BEGIN{print $last+$i*0.8}"):$(awk "BEGIN{print $last+$i*0.8+0.5}"):26:$ly"); done
  # the cursor
  local b s e col by
  for b in "${blocks[@]}"; do
    IFS=: read -r s e col by <<< "$b"
    GRAPH+="[v$N]drawbox=x=$((x0+col*advance)):y=$((by-2)):w=9:h=18:t=fill:color=0x$VOLT:enable='between(t,$s,$e-0.001)'[v$((N+1))];"; N=$((N+1))
  done
  heading 'Terminal session' 'Look first, then knock'
  finish ${CRF:-40}
}

film_network_map() { # traffic flows through a gateway; a stray packet stops at the wall
  begin network-map 10
  local links=""
  for l in '110 210 235 210' '235 210 370 140' '235 210 370 280' '370 140 520 210' '370 280 520 210'; do links=$(any ${links:-0} "$(seg $l 1.6)"); done
  still $CLOUD 0.45 "$links"
  # the wall: a broken arc around the gateway's outer side
  local wall="st(0,hypot(X-235,Y-210));st(1,abs(atan2(Y-210,235-X)));between(ld(1),0.16,1.25)*"
  still $SECURITY 0.95 "$wall$(aa 'abs(ld(0)-58)-1.6')"
  # packets: each runs along its links and starts again
  run() { # colour radius period offset x1 y1 x2 y2 x3 y3 x4 y4 : along three links, lasting a period
    local u="(mod(t+$4,$3)/$3*3)" p q
    p=$(echo "$5 $7 $9 ${11}"); q=$(echo "$6 $8 ${10} ${12}")
    along() { echo "($1+($2-$1)*clip($u,0,1)+($3-$2)*clip($u-1,0,1)+($4-$3)*clip($u-2,0,1))"; }
    dot $1 $2 "$(along $p)" "$(along $q)"
  }
  run $CLOUD 3 5 0   110 210 235 210 370 140 520 210
  run $CLOUD 3 5 1.7 110 210 235 210 370 280 520 210
  run $CLOUD 3 5 3.4 520 210 370 140 235 210 110 210
  # nodes over the links
  local shapes; shapes=$(any "$(disc 110 210 21)" "$(disc 235 210 21)" "$(rbox 370 140 21 21 7)" "$(rbox 370 280 21 21 7)" "$(rbox 520 210 25 21 7)")
  still 0f2f40 1 "$shapes"
  still $CLOUD 1 "$(any "$(ring 110 210 21 2)" "$(ring 235 210 21 2)" "$(rline 370 140 21 21 7 2)" "$(rline 370 280 21 21 7 2)" "$(rline 520 210 25 21 7 2)")"
  # pictograms: globe, door, two services, a store of discs
  still $CLOUD 0.9 "$(any "$(ring 110 210 11 1.4)" "$(seg 99 210 121 210 1)" "$(aa 'abs(hypot((X-110)*2.2,Y-210)-11)/1.6-0.7')" "$(rline 235 210 7 10 2 1.5)" "$(disc 238 210 1.6)" \
     "$(seg 363 135 368 140 1.6)" "$(seg 368 140 363 145 1.6)" "$(seg 371 146 378 146 1.6)" "$(seg 363 275 368 280 1.6)" "$(seg 368 280 363 285 1.6)" "$(seg 371 286 378 286 1.6)" \
     "$(rbox 520 202 13 2.2 2)" "$(rbox 520 210 13 2.2 2)" "$(rbox 520 218 13 2.2 2)")"
  # the stray packet
  local try="(mod(T+3.4,5))"
  local ttry=${try//T/t} hx=194 hy=169
  dot $SECURITY 4 "70+($hx-8-70)*clip($ttry/1.6,0,1)" "$((hy-46))+38*clip($ttry/1.6,0,1)" "lt($ttry,1.6)"
  moving $SECURITY 0.9 "between($try,1.6,2.6)*$(ring 188 163 "3+16*($try-1.6)" 2)*clip(2.6-$try,0,1)"
  # the one that matters, there and back
  local u="(3*($(ease t 2 5.2)-$(ease t 6 9.2)))"
  leg() { echo "($1+($2-$1)*clip($u,0,1)+($3-$2)*clip($u-1,0,1)+($4-$3)*clip($u-2,0,1))"; }
  dot $VOLT 6 "$(leg 110 235 370 520)" "$(leg 210 210 140 210)"
  for n in '110 244 internet' '235 280 gateway' '370 174 orders' '370 314 accounts' '520 244 database'; do set -- $n; write mono 12 $LEAD "$1-text_w/2" "$2+10-ascent" "$3"; done
  write mono 12 $SECURITY '235-text_w/2' '136+10-ascent' 'firewall'
  heading 'Network map' 'Know each way in, and who may take it'
  finish ${CRF:-40}
}

film_pipeline_run() { # five stages, one after another
  begin pipeline-run 10
  local i x boxes="" outlines="" rail y=196
  rail="between(X,80,560)*$(aa "abs(Y-$y)-1.3")"
  still $DEVOPS_FILL 1 "$rail"
  local px; px="(80+120*($(ease T 1 2)+$(ease T 2.7 3.7)+$(ease T 4.4 5.4)+$(ease T 6.3 7.3)))"
  moving $DEVOPS 1 "$rail*clip($px-X,0,1)"
  dot $VOLT 6 "${px//T/t}" $y
  for i in 0 1 2 3 4; do x=$((80+120*i)); boxes=$(any ${boxes:-0} "$(rbox $x $y 32 32 10)"); outlines=$(any ${outlines:-0} "$(rline $x $y 32 32 10 2)"); done
  still 112b39 1 "$boxes"
  still $DEVOPS 0.35 "$outlines"
  i=0
  for s in 'commit 0.7 3_files' 'build 2.1 41_s' 'test 3.8 212_passed' 'scan 5.6 0_findings' 'deploy 7.5 live'; do
    set -- $s; x=$((80+120*i))
    if [ $i = 4 ]; then
      still $VOLT 1 "$(rbox $x $y 32 32 10)" $2 0.4
      still 0c212c 1 "$(any "$(seg $((x-12)) $((y+1)) $((x-4)) $((y+9)) 4)" "$(seg $((x-4)) $((y+9)) $((x+13)) $((y-9)) 4)")" "$2" 0.4
    else
      still $DEVOPS_FILL 1 "$(rbox $x $y 32 32 10)" $2 0.4
      still $DEVOPS 1 "$(any "$(rline $x $y 32 32 10 2)" "$(seg $((x-11)) $((y+1)) $((x-4)) $((y+8)) 3)" "$(seg $((x-4)) $((y+8)) $((x+12)) $((y-8)) 3)")" $2 0.4
    fi
    write text 15 ffffff "$x-text_w/2" "$((y+46))+12-ascent" "$1" "0.55+0.45*clip((t-$2)/0.4,0,1)"
    write mono 12 $LEAD "$x-text_w/2" "$((y+70))+10-ascent" "${3//_/ }" "clip((t-$2-0.2)/0.4,0,1)"
    i=$((i+1))
  done
  heading 'Pipeline run' 'From a commit to a release, each gate in turn'
  finish ${CRF:-40}
}

film_cluster_view() { # a node goes dark; its pods come up again elsewhere
  begin cluster-view 11
  local r c x fills="" links=""
  for x in 120 320 520; do
    fills=$(any ${fills:-0} "$(rbox $x 244 84 76 12)"); links=$(any ${links:-0} "$(seg 320 130 $x 168 1.4)")
  done
  still $DEVSECOPS 0.4 "$links"
  still 0e2a33 1 "$(any "$fills" "$(rbox 320 118 74 18 9)")"
  still $DEVSECOPS 0.9 "$(any "$(rline 320 118 74 18 9 1.6)" "$(rline 120 244 84 76 12 1.6)" "$(rline 520 244 84 76 12 1.6)")"
  moving $DEVSECOPS 0.9 "$(rline 320 244 84 76 12 1.6)*(1-0.7*$(ease T 3 3.5)+0.7*$(ease T 9.2 9.8))"
  # places for pods: two rows of three in each node
  local slots=""
  for x in 120 320 520; do for r in 0 1; do for c in -1 0 1; do slots=$(any ${slots:-0} "$(rline $((x+c*46)) $((224+r*44)) 16 16 5 1)"); done; done; done
  still $DEVSECOPS 0.3 "$slots"
  pods() { local m=""; for p in "$@"; do m=$(any ${m:-0} "$(rbox ${p/,/ } 16 16 5)"); done; echo "$m"; }
  # at first: four pods left, four in the middle, three right; those of the outer nodes stay
  still $DEVSECOPS_FILL 1 "$(pods 74,224 120,224 166,224 74,268 474,224 520,224 566,224)"
  still $DEVSECOPS 0.9 "$(any "$(rline 74 224 16 16 5 1.6)" "$(rline 120 224 16 16 5 1.6)" "$(rline 166 224 16 16 5 1.6)" "$(rline 74 268 16 16 5 1.6)" "$(rline 474 224 16 16 5 1.6)" "$(rline 520 224 16 16 5 1.6)" "$(rline 566 224 16 16 5 1.6)")"
  # the middle node's pods go out one by one, and come up elsewhere
  local t0=3.2 k=0 from to
  for p in 274,224:120,268 320,224:474,268 366,224:166,268 274,268:520,268; do
    from=${p%%:*} to=${p##*:}
    local off on_; off=$(awk "BEGIN{print $t0+$k*0.35}"); on_=$(awk "BEGIN{print 5+$k*0.95}")
    moving $DEVSECOPS_FILL 1 "$(rbox ${from/,/ } 16 16 5)*(1-$(ease T $off "$off+0.4"))"
    moving $DEVSECOPS 0.9 "$(rline ${from/,/ } 16 16 5 1.6)*(1-$(ease T $off "$off+0.4"))"
    still $DEVSECOPS_FILL 1 "$(rbox ${to/,/ } 16 16 5)" $on_ 0.4
    still $DEVSECOPS 0.9 "$(rline ${to/,/ } 16 16 5 1.6)" $on_ 0.4
    k=$((k+1))
  done
  # the scheduler's order: one volt dot, from the control plane to each new pod
  k=0
  for to in '120 268' '474 268' '166 268' '520 268'; do
    set -- $to
    local s; s=$(awk "BEGIN{print 4.3+$k*0.95}")
    dot $VOLT 5 "$(tween t $s "$s+0.8" 320 $1)" "$(tween t $s "$s+0.8" 130 $2)" "between(t,$s,$s+0.85)"
    k=$((k+1))
  done
  write mono 12 ffffff '320-text_w/2' '113+10-ascent' 'control plane'
  write mono 12 $LEAD '120-text_w/2' '298+10-ascent' 'node a'
  write mono 12 $LEAD '320-text_w/2' '298+10-ascent' 'node b' '' 'lt(t,3.2)'
  write mono 12 f08cbd '320-text_w/2' '298+10-ascent' 'node b: not ready' '' 'between(t,3.2,9.4)'
  write mono 12 $LEAD '320-text_w/2' '298+10-ascent' 'node b: ready' '' 'gte(t,9.4)'
  write mono 12 $LEAD '520-text_w/2' '298+10-ascent' 'node c'
  heading 'Cluster view' 'A node is lost, the service is not'
  finish ${CRF:-40}
}

[ $# -gt 0 ] || set -- intro-cloud intro-security intro-devops intro-devsecops terminal-session network-map pipeline-run cluster-view
for film in "$@"; do "film_${film//-/_}"; done

{{/* Where each secret of a setting is, as YAML: those of the values, and the database's own if the chart makes it. */}}
{{- define "rampart.secrets" -}}
{{- $secrets := deepCopy .Values.secrets -}}
{{- if .Values.database.cluster.enabled -}}
{{- $_ := set $secrets "DATABASE_URL" (dict "name" (printf "%s-app" (include "rampart.database" .)) "key" "uri") -}}
{{- end -}}
{{ toYaml $secrets }}
{{- end }}

{{/*
  Environment of a role: `dict "root" $ "role" "site"`. Secrets are named as files. It is in each pod, and in no ConfigMap: a change of a
  setting replaces the pods, and the hook that migrates needs nothing that is not there before an installation.
*/}}
{{- define "rampart.env" -}}
{{- $values := .root.Values -}}
{{- $env := deepCopy $values.settings -}}
{{- $fixed := dict
  "HOST" "0.0.0.0"
  "PORT" "3000"
  "DATA_DIR" "/data"
  "PUBLIC_URL" $values.publicUrl
  "DRAIN_SECONDS" (toString (int $values.drainSeconds))
  "S3_ENDPOINT" $values.bucket.endpoint
  "S3_BUCKET" $values.bucket.name
  "S3_REGION" $values.bucket.region
-}}
{{- if $values.labs.enabled -}}
{{- $fixed = merge $fixed (dict
  "LAB_RUNTIME" "kubernetes"
  "LAB_PORT" "3100"
  "LAB_BASE_URL" $values.labs.baseUrl
  "LAB_NAMESPACE" $values.labs.namespace
  "LAB_IMAGE" (default (include "rampart.image" .root) $values.labs.image)
  "LAB_RUNTIME_CLASS" $values.labs.runtimeClass
  "LABS_AT_ONCE" (toString (int $values.labs.atOnce))
) -}}
{{- if $values.labs.warmPool.enabled -}}
{{- $_ := set $fixed "LAB_WARM_POOL" .root.Release.Name -}}
{{- end -}}
{{- else -}}
{{- $_ := set $fixed "LAB_RUNTIME" "off" -}}
{{- end -}}
{{- if and $values.metrics.enabled (has .role (list "site" "worker" "gateway")) -}}
{{- $_ := set $fixed "METRICS_PORT" "9464" -}}
{{- end -}}
{{- if $values.brand.configMap -}}
{{- $_ := set $fixed "BRAND_FILE" "/brand/brand.json" -}}
{{- end -}}
{{- range $name, $_ := fromYaml (include "rampart.secrets" .root) -}}
{{- $_ := set $fixed (printf "%s_FILE" $name) (printf "/secrets/%s" $name) -}}
{{- end -}}
{{- range $name, $value := merge $fixed $env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
